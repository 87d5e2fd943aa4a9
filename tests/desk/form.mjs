// Drives the page's own form of rules: every line in is a table to arrange, a verdict of the server, or a question to the form.
import { createInterface } from "node:readline";
import { RulesForm } from "./form.js";

const say = (data) => process.stdout.write(JSON.stringify(data) + "\n");
let answer = null;
let form = null;
const send = (terms) =>
  new Promise((resolve) => {
    answer = resolve;
    say({ send: terms });
  });

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.table) {
    form = new RulesForm(send);
    form.hear(told.table.schema, told.table.options, told.table.rev);
    say({ ready: true });
  } else if (told.set) {
    void form.set(...told.set).then(() => say({ agrees: form.agrees, different: form.different, refused: form.refused }));
  } else if (told.verdict) answer(told.verdict);
}
