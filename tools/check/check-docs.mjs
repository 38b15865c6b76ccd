// Fails when a document and the repository disagree: paths, commands and entry points that do not exist, code in a README that
// is not the code of its file, words that are no standard terms, folders without an owner, requirements that no test names.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { privateProse } from '../presets/plain-words.mjs';
import { root } from '../setup/runtime.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const readJson = (file) => JSON.parse(read(file));

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .stdout.split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
);
const known = new Set([...files, ...folders]);
const projects = new Map(
  globSync('{apps,libs,tools}/*/package.json', { cwd: root }).map((file) => {
    const manifest = readJson(file);
    return [manifest.name, { ...manifest, folder: dirname(file) }];
  }),
);
const { scripts: rootScripts } = readJson('package.json');
const { targetDefaults } = readJson('nx.json');
const { generators } = readJson('tools/workspace-plugin/generators.json');

const problems = [];
const report = (file, problem) => problems.push(`${file}: ${problem}`);

/** The library that the steps of docs/contributing.md make: it does not exist. */
const example = /(^|[/@:-])(returns|return-[a-z-]+|gift-cards)([/-]|$)|ReturnForm|0020-/;
/** Made by a build, an import, a run or a merchant. */
const made =
  /(^|\/)(dist|\.data|screens|storybook-static|bench-results|mutation-results|node_modules|test-results)(\/|$)|^main$|^content\/search\/|^import\.json$/;

/** Below which folders a document may name a file by the end of its path: the README of a project means its own and the apps'. */
const foldersOf = (document) =>
  ['.', 'docs'].includes(dirname(document))
    ? ['']
    : [`${dirname(document)}/`, 'apps/commerce-backend/src/', 'apps/storefront/src/'];

function isThere(path, document) {
  const name = path.replace(/^\.\//, '').replace(/\/$/, '').replace(/:\d+$/, '');
  if (made.test(name) || example.test(name)) return true;
  if (known.has(name) || known.has(normalize(join(dirname(document), name)))) return true;
  const isMatch = /[*{]/.test(name)
    ? (entry, folder) => matchesGlob(entry, name) || matchesGlob(entry, `${folder}**/${name}`)
    : (entry, folder) => entry.startsWith(folder) && entry.endsWith(`/${name}`);
  return foldersOf(document).some((folder) => [...known].some((entry) => isMatch(entry, folder)));
}

const extension = /\.(tsx?|mjs|cjs|json|md|graphql|css|po|ya?ml|sh)$/;
const isPath = (word) =>
  /^[\w.*@{},/-]+$/.test(word) &&
  !/^[/@]|^\*+$|\}$/.test(word) &&
  ((extension.test(word) && !/^\*?\.[a-z.]+$/.test(word)) ||
    /^(apps|libs|tools|docs|src|lib)\//.test(word) ||
    /^[a-z-]+(\/[a-z-]+)*\/$/.test(word));

function nxProblem([target, project = '']) {
  if (target === 'g') {
    const [plugin, generator] = project.split(':');
    return plugin === '@lyng/workspace-plugin' && generator in generators ? undefined : `generator ${project}`;
  }
  if (!project.startsWith('@lyng/') || example.test(project)) return undefined;
  const found = projects.get(project);
  if (!found) return `project ${project}`;
  return target in { ...targetDefaults, ...found.nx?.targets } ? undefined : `target ${target} of ${project}`;
}

/** The part of a command that does not exist. */
function missingPart(command, document) {
  const [program, ...rest] = command.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(/\s+/);
  const words = rest.filter((word) => !word.startsWith('-'));
  if (program === 'npx' || words[0] === 'install') return undefined;
  if (program === 'npm') {
    const script = words[0] === 'run' ? words[1] : words[0];
    return script in rootScripts ? undefined : `script ${script}`;
  }
  if (program.startsWith('tools/') && !known.has(program)) return `command ${program}`;
  if (program === 'tools/bin/nx') return nxProblem(rest);
  const path = words.find((word) => isPath(word) && !isThere(word, document));
  return path && `file ${path}`;
}

/** Whether a word such as `@lyng/cart/core` is an entry point, a package, or an owner. */
function isPackage(word, owners) {
  const [, name, entry] = /^(@lyng\/[a-z-]+)(?:\/(.+))?$/.exec(word) ?? [];
  const project = projects.get(name);
  if (!project) return owners.includes(word);
  // A star of an entry point stands for slashes too.
  return !entry || Object.keys(project.exports ?? {}).some((key) => matchesGlob(`./${entry}`, key.replace('*', '**')));
}

const withoutBlocks = (text) => text.replace(/^```[\s\S]*?^```/gm, '');
const spansOf = (text) => [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
const isCommand = (span) =>
  /^(?:[A-Z_]+=\S+ )*(npm|npx|node|tools\/bin\/[\w-]+|tools\/scripts\/[\w.-]+)( |$)/.test(span) && span !== 'node';

function checkDocument(document, owners) {
  const text = read(document);
  const spans = spansOf(text);
  const links = [...withoutBlocks(text).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
  for (const path of new Set([...links, ...spans.filter((span) => !isCommand(span) && isPath(span))]))
    if (!isThere(path, document)) report(document, `there is no ${path}. Correct the path.`);
  const lines = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block]) =>
    block.split('\n').map((line) => line.replace(/(^|\s)#.*/, '').trim()),
  );
  for (const command of new Set([...spans, ...lines].filter(isCommand))) {
    const missing = missingPart(command, document);
    if (missing) report(document, `"${command}" fails, there is no ${missing}. Correct the command.`);
  }
  for (const span of spans.filter((word) => /^@lyng\/[a-z-]+(\/[\w./*-]+)?$/.test(word) && !example.test(word)))
    if (!isPackage(span, owners)) report(document, `${span} is no entry point. Name one of its package.json.`);
  for (const [, file, code] of text.matchAll(/^```tsx? file=(\S+)\n([\s\S]*?)^```/gm))
    if (!known.has(`examples/outside/${file}`) || read(`examples/outside/${file}`) !== code)
      report(document, `the code of ${file} is not that of examples/outside/${file}. Copy it from there.`);
}

function checkWords(document) {
  const sentences = withoutBlocks(read(document))
    .replace(/`[^`\n]*`/g, '`code`')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n|(?<=[.;:|])\s/);
  for (const sentence of sentences) {
    const row = privateProse(sentence);
    if (row) report(document, `"${sentence.trim()}": the standard term is ${row.use}.`);
  }
}

function checkOwners(owners) {
  const paths = owners.map(([path]) => path);
  const wanted = ['*', ...[...projects.values()].map(({ folder }) => `/${folder}/`)].filter(
    (path) => !path.startsWith('/tools/'),
  );
  for (const path of wanted.filter((one) => !paths.includes(one)))
    report('CODEOWNERS', `${path} has no owner. Add a line.`);
  for (const [index, path] of paths.entries()) {
    if (path !== '*' && !folders.has(path.slice(1, -1))) report('CODEOWNERS', `there is no ${path}. Remove its line.`);
    if (paths.indexOf(path) !== index) report('CODEOWNERS', `${path} has two lines. Remove one.`);
  }
  for (const [path, owner] of owners.filter(
    ([one]) => one.startsWith('/libs/') && known.has(`${one.slice(1)}README.md`),
  ))
    if (!read(`${path.slice(1)}README.md`).includes(`\nOwner: ${owner}\n`))
      report(`${path.slice(1)}README.md`, `CODEOWNERS has ${owner}. Write "Owner: ${owner}".`);
}

/** Ids in brackets or parentheses, such as `[CART-07, PAIN-01]`. */
const idsOf = (text) =>
  [...text.matchAll(/[[(]((?:[A-Z]+\d?-N?\d+(?:, )?)+)[\])]/g)].flatMap(([, ids]) => ids.split(', '));

/** Each id in a spec has a line, and each line has a test outside of the long run. */
function checkRequirements() {
  const requirements = 'docs/requirements.md';
  const listed = [...read(requirements).matchAll(/^- \*\*([A-Z]+\d?-N?\d+)\*\* \S/gm)].map(([, id]) => id);
  const specs = files.filter((file) => /\.(spec|stories)\.(tsx?|mjs)$/.test(file));
  const tested = new Set();
  for (const file of specs) {
    for (const id of idsOf(read(file))) {
      if (!listed.includes(id)) report(file, `${id} has no line in ${requirements}. Add one.`);
      if (!file.includes('.long.spec.')) tested.add(id);
    }
  }
  for (const [index, id] of listed.entries()) {
    if (!tested.has(id))
      report(requirements, `no test outside of the long run names ${id}. Name it in a title, or remove its line.`);
    if (listed.indexOf(id) !== index) report(requirements, `${id} has two lines. Remove one.`);
  }
  return listed.length;
}

const documents = files.filter((file) =>
  /^(README\.md|docs\/[^/]+\.md|(apps|libs|tools)\/[^/]+\/README\.md)$/.test(file),
);
const owners = [...read('CODEOWNERS').matchAll(/^([^#\s]+) (\S+)$/gm)].map(([, path, owner]) => [path, owner]);
for (const document of documents)
  checkDocument(
    document,
    owners.map(([, owner]) => owner),
  );
for (const document of files.filter((file) => file.endsWith('.md'))) checkWords(document);
const shown = documents.flatMap((document) =>
  [...read(document).matchAll(/^```tsx? file=(\S+)$/gm)].map(([, file]) => file),
);
for (const file of files.filter((one) => one.startsWith('examples/outside/src/')))
  if (!shown.includes(file.slice('examples/outside/'.length))) report(file, 'no README of a library shows it. Add it.');
checkOwners(owners);
const requirements = checkRequirements();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${documents.length} documents and ${requirements} requirements match the repository.`);
