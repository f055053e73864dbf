// Runs the verifier's own program on records, JSON in and JSON out: node verifier.cjs PAGE.
"use strict";
const fs = require("fs");
const page = fs.readFileSync(process.argv[2], "utf8");
const script = /<script>([^]*)<\/script>/.exec(page)[1];
const made = { exports: {} };
new Function("module", script)(made);
const { digits, verify } = made.exports;
const { texts, records } = JSON.parse(fs.readFileSync(0, "utf8"));
const told = records.map((text) => {
  try {
    return verify(text).rounds;
  } catch (error) {
    return { refused: error.message };
  }
});
process.stdout.write(JSON.stringify({ sums: texts.map(digits), told }));
