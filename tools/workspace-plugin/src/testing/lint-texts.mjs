// lint-texts.mjs <JSON of [file, text][]>: the rules that each text breaks where it stood in `file`, as JSON. No file is written.
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

// The rule about projects reads the graph from Nx's cache and checks nothing without one.
await createProjectGraphAsync();
const eslint = new ESLint();
const broken = [];
for (const [file, text] of JSON.parse(process.argv[2])) {
  const [{ messages }] = await eslint.lintText(text, { filePath: file });
  broken.push(messages.map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
process.stdout.write(JSON.stringify(broken), () => process.exit(0));
