program-name = Five Takes
program-no-screen = Five Takes צריך מסך ולא מוצא אותו ({ $why }).
program-no-display = לא נמצא מסך
program-no-console = אין כאן מסוף לענות בו. אפשר להפעיל את five-takes-engine במקומו.
