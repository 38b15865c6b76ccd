// Lists private words (tools/presets/plain-words.mjs) in exports, file names, test titles, texts of shoppers and comments,
// and sentences of comments that have a clause such as "What a row shows" as their subject.
// Arguments are folders to look at.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { privateName, privateProse } from '../presets/plain-words.mjs';
import { exportsOf, parseSource } from './exported-names.mjs';
import { root } from '../setup/runtime.mjs';

/** Older ones that are left, by kind. Lower a number with each that is rewritten; a kind without one has none. */
const limits = { comment: 4 };
const folders = process.argv.slice(2);

const files = spawnSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .stdout.split('\n')
  .filter((file) => file && !/\.generated\.ts$|^docs\/|plain-words\.mjs$/.test(file));

const found = { export: [], file: [], title: [], text: [], comment: [], headless: [] };
const add = (kind, file, text, row) => row && found[kind].push(`${file}: ${text.trim()}  →  ${row.use}`);

const titleCall = /^(it|test|describe)\b/;
const isTitle = (node) =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  titleCall.test(node.parent.expression.getText());

const headless = /^(What|Whose|Who|Where(?!.*,)|Why|How(?! to)|Which)\b(?!.*\?)/;
const addHeadless = (file, comment) => {
  const text = comment.replace(/^\s*(\/\*+|\*\/?|\/\/)|\*\/$/gm, ' ').replace(/\s+/g, ' ');
  for (const sentence of text.split(/(?<=[.!?]) /))
    if (headless.test(sentence.trim())) found.headless.push(`${file}: ${sentence.trim()}  →  a noun as the subject`);
};

const readCode = (file, text) => {
  const source = parseSource(file, text);
  for (const { name } of exportsOf(source)) add('export', file, name, privateName(name));
  const comments = new Map();
  const visit = (node) => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && isTitle(node))
      add('title', file, node.getText(), privateProse(node.getText()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  // Comments belong to tokens, which only `getChildren` has: a comment before the `|` of a union is in no node.
  const readComments = (token) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, token.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, token.getEnd()) ?? []),
    ])
      comments.set(range.pos, text.slice(range.pos, range.end));
    for (const child of token.getChildren(source)) if (!ts.isJSDoc(child)) readComments(child);
  };
  readComments(source);
  for (const comment of comments.values()) addHeadless(file, comment);
  for (const comment of comments.values())
    for (const line of comment.split('\n')) add('comment', file, line, privateProse(line.replace(/^[\s/*]+/, '')));
};

for (const file of files) {
  add('file', file, '', privateName(basename(file)));
  const text = /\.(tsx?|mjs|cjs|css|po)$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
  if (/\.(tsx?|mjs|cjs)$/.test(file)) readCode(file, text);
  if (file.endsWith('.css'))
    for (const [comment] of text.matchAll(/\/\*[^]*?\*\//g)) add('comment', file, comment, privateProse(comment));
  if (file.endsWith('da.po'))
    for (const [, id] of text.matchAll(/^msgid "(.+)"$/gm)) add('text', file, id, privateProse(id));
}

const tooMany = Object.entries(found).filter(([kind, list]) => list.length > (limits[kind] ?? 0));
for (const [kind, list] of tooMany) for (const line of list) console.log(`${kind}  ${line}`);
console.log(
  Object.entries(found)
    .map(([kind, list]) => `${kind} ${list.length}`)
    .join(', '),
);
process.exitCode = tooMany.length > 0 ? 1 : 0;
