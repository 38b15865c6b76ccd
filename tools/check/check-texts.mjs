// Fails when a text of the code is missing in a catalogue, or a catalogue has one without a translation (APP-12).
import { globSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup/runtime.mjs';

const catalogues = globSync('{libs,apps}/*/src/locales/**/*.po', { cwd: root });
const before = new Map(catalogues.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const ids = (text) =>
  [...text.matchAll(/^(?:msgctxt "(.*)"\n)?msgid "(.*)"$/gm)]
    .map(([, context = '', id]) => `${context}|${id}`)
    .sort()
    .join('\n');

const { status } = spawnSync('lingui', ['extract', '--clean'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const problems = status === 0 ? [] : ['lingui extract failed'];
for (const file of globSync('{libs,apps}/*/src/locales/**/*.po', { cwd: root })) {
  const text = readFileSync(join(root, file), 'utf8');
  if (ids(text) !== ids(before.get(file) ?? ''))
    problems.push(`${file} was not up to date: run tools/bin/lingui-extract and translate what is new`);
  for (const [, id] of text.matchAll(/msgid "(.+)"\nmsgstr ""\n(?!")/g))
    problems.push(`${file}: no translation of "${id}"`);
}
// A text's id comes from its words, and the catalogues are merged: the same words must be translated alike everywhere.
const pairs = /^msgid "(.+)"\nmsgstr "(.*)"$/gm;
for (const language of ['da', 'sv', 'nb', 'fi']) {
  const seen = new Map();
  for (const file of globSync(`{libs,apps}/*/src/locales/**/${language}.po`, { cwd: root }).sort()) {
    for (const [, id, translation] of readFileSync(join(root, file), 'utf8').matchAll(pairs)) {
      const first = seen.get(id);
      if (first && first.translation !== translation)
        problems.push(`"${id}" is "${first.translation}" in ${first.file} and "${translation}" in ${file}`);
      else seen.set(id, { file, translation });
    }
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${catalogues.length} catalogues, every text translated.`);
