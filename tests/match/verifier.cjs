// Runs the verifier's own program on records, JSON in and JSON out: node verifier.cjs PAGE.
"use strict";
const fs = require("fs");
const page = fs.readFileSync(process.argv[2], "utf8");
const script = /<script>([^]*)<\/script>/.exec(page)[1];
const made = { exports: {} };
new Function("module", script)(made);
const { digits, verify, heading, remarks, GAMES, SENTENCES } = made.exports;
const { texts, records } = JSON.parse(fs.readFileSync(0, "utf8"));
const why = (bad) => (bad ? { kind: bad.kind, line: bad.line, why: bad.message } : null);
const told = records.map((text) => {
  let found;
  try {
    found = verify(text);
  } catch (error) {
    if (!error.kind) throw error;
    return { refused: why(error), rounds: [], fault: null };
  }
  const rounds = found.deals.map((deal) => ({
    good: !deal.wrong, ...why(deal.wrong), dealer: deal.dealer, deck: deal.cards, hands: deal.hands,
    up: deal.up, heading: heading(found.match, deal),
    remarks: deal.wrong ? [] : remarks(found.match, deal),
  }));
  return { refused: null, rounds, fault: why(found.fault) };
});
process.stdout.write(JSON.stringify({ sums: texts.map(digits), told, sentences: SENTENCES,
  options: Object.fromEntries(Object.entries(GAMES).map(([name, game]) =>
    [name, { seats: game.seats, options: game.options }])) }));
