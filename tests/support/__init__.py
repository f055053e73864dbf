"""What tests share with each other and with the benchmarks, which no test imports."""
