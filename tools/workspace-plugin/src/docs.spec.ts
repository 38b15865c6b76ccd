import { existsSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { privateProse } from '../../presets/plain-words.mjs';
import { readProjects, readText, repositoryFiles, root } from './testing/workspace.ts';

const files = repositoryFiles();
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
);
const entries = [...files, ...folders];
const known = new Set(entries);
const projects = readProjects(files);
const documents = files.filter((file) =>
  /^(README\.md|docs\/[^/]+\.md|(apps|libs|tools)\/[^/]+\/README\.md)$/.test(file),
);

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly nx?: { readonly targets?: Readonly<Record<string, unknown>> };
}

const readJson = (file: string): Manifest => JSON.parse(readText(file)) as Manifest;
const generators = Object.keys(
  (JSON.parse(readText('tools/workspace-plugin/generators.json')) as { generators: object }).generators,
);

/** The library that the steps of docs/contributing.md make: it does not exist, and no project may take its name. */
const example = /(^|[/@:-])(returns|return-[a-z-]+|gift-cards)([/-]|$)|ReturnForm|0020-/;
/** Made by a build, an import, a run or a merchant. */
const made =
  /(^|\/)(dist|\.data|screens|storybook-static|bench-results|mutation-results|node_modules|test-results)(\/|$)|^main$|^content\/search\/|^import\.json$/;

/** Below which folders a document may name a file by the end of its path; the README of a project means its own and the apps'. */
const foldersOf = (document: string): readonly string[] => {
  const folder = dirname(document);
  return folder === '.' || folder === 'docs'
    ? ['']
    : [`${folder}/`, 'apps/commerce-backend/src/', 'apps/storefront/src/'];
};

/** Whether a path leads from the repository's folder or from the document, or is the end of one below the document's folders. */
function isThere(path: string, document: string): boolean {
  const name = path.replace(/^\.\//, '').replace(/\/$/, '').replace(/:\d+$/, '');
  if (made.test(name) || example.test(name)) return true;
  if (/[*{]/.test(name))
    return entries.some(
      (entry) =>
        matchesGlob(entry, name) || foldersOf(document).some((folder) => matchesGlob(entry, `${folder}**/${name}`)),
    );
  if (known.has(name) || known.has(normalize(join(dirname(document), name)))) return true;
  return entries.some(
    (entry) => entry.endsWith(`/${name}`) && foldersOf(document).some((folder) => entry.startsWith(folder)),
  );
}

const extension = /\.(tsx?|mjs|cjs|json|md|graphql|css|po|ya?ml|sh)$/;
const isPath = (word: string): boolean =>
  /^[\w.*@{},/-]+$/.test(word) &&
  !/^[/@]|^\*+$|\}$/.test(word) &&
  ((extension.test(word) && !/^\*?\.[a-z.]+$/.test(word)) ||
    /^(apps|libs|tools|docs|src|lib)\//.test(word) ||
    /^[a-z-]+(\/[a-z-]+)*\/$/.test(word));

const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');
const spans = (text: string): readonly string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
const commandLines = (text: string): readonly string[] =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .flatMap(([, block = '']) => block.split('\n').map((line) => line.replace(/(^|\s)#.*/, '').trim()))
    .filter((line) => line !== '');

const commandStart = /^(?:[A-Z_]+=\S+ )*(npm|npx|node|tools\/bin\/[\w-]+|tools\/scripts\/[\w.-]+)( |$)/;
const commandsOf = (text: string): readonly string[] => [
  ...spans(text).filter((span) => commandStart.test(span) && span !== 'node'),
  ...commandLines(text),
];
const pathsOf = (text: string): readonly string[] => {
  const links = [...withoutBlocks(text).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
  return [...links, ...spans(text).filter((span) => !commandStart.test(span) && isPath(span))];
};

const hasBinary = (name: string): boolean => name === 'node' || existsSync(join(root, 'node_modules/.bin', name));

/** What is wrong with `nx` and what follows it. */
function nxProblem([target = '', project = '']: readonly string[]): string | undefined {
  if (target === 'reset') return undefined;
  if (target === 'g') {
    const [plugin, generator = ''] = project.split(':');
    return plugin === '@lyng/workspace-plugin' && generators.includes(generator)
      ? undefined
      : `no generator ${project}`;
  }
  if (example.test(project)) return undefined;
  const found = projects.find(({ name }) => name === project);
  if (!found) return `no project ${project}`;
  const { scripts = {}, nx } = readJson(`${found.folder}/package.json`);
  return target in scripts || target in (nx?.targets ?? {}) ? undefined : `no target ${target} of ${project}`;
}

/** What is wrong with a command; `undefined` when all that it names exists. */
function problemOf(command: string, document: string): string | undefined {
  const [program = '', ...rest] = command.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(/\s+/);
  const words = rest.filter((word) => !word.startsWith('-'));
  if (program === 'npm') {
    if (words[0] === 'install') return undefined;
    const script = words[0] === 'run' ? words[1] : words[0];
    return script !== undefined && script in (readJson('package.json').scripts ?? {})
      ? undefined
      : `no script ${script}`;
  }
  if (program === 'npx') return undefined;
  if (program.startsWith('tools/bin/')) {
    if (!existsSync(join(root, program)) || (statSync(join(root, program)).mode & 0o100) === 0)
      return `no command ${program}`;
    if (program === 'tools/bin/nx') return nxProblem(rest);
    if (program === 'tools/bin/with-node')
      return hasBinary(words[0] ?? '') ? problemOf(rest.join(' '), document) : `no binary ${words[0]}`;
  }
  if (
    program !== 'node' &&
    !program.startsWith('tools/') &&
    !hasBinary(program) &&
    !['cd', 'rm', 'git'].includes(program)
  )
    return `no program ${program}`;
  const missing = words.find((word) => isPath(word) && !isThere(word, document));
  return missing === undefined ? undefined : `no ${missing}`;
}

describe('what the checks of documents see', () => {
  it('are paths in links and in backticks, and no addresses, types or words', () => {
    expect(
      pathsOf(
        'See [a](docs/a.md#part), [b](https://b.example/c.md), `libs/x/y.ts`, `lib/core`, `/kassen`, `text/plain`, `wire/`, `{ kind }`.',
      ),
    ).toEqual(['docs/a.md', 'libs/x/y.ts', 'lib/core', 'wire/']);
  });

  it('are commands in backticks and in blocks', () => {
    expect(commandsOf('`npm test -- --affected` `PORT=1 npm start`\n```sh\nnpm run bench   # measures\n```\n')).toEqual(
      ['npm test -- --affected', 'PORT=1 npm start', 'npm run bench'],
    );
  });

  it.each([
    ['npm run nothing', 'no script nothing'],
    ['tools/bin/nothing', 'no command tools/bin/nothing'],
    ['tools/bin/nx test @lyng/nothing', 'no project @lyng/nothing'],
    ['tools/bin/nx fly @lyng/cart', 'no target fly of @lyng/cart'],
    ['tools/bin/nx g @lyng/workspace-plugin:nothing', 'no generator @lyng/workspace-plugin:nothing'],
    ['tools/bin/with-node nothing --now', 'no binary nothing'],
    ['tools/bin/with-node node tools/scripts/nothing.mjs', 'no tools/scripts/nothing.mjs'],
    ['tools/bin/jest libs/nothing', 'no libs/nothing'],
  ])('rejects %s', (command, problem) => {
    expect(problemOf(command, 'README.md')).toBe(problem);
  });

  it('rejects a path that does not exist', () => {
    expect(isThere('libs/cart/src/lib/core/nothing.ts', 'README.md')).toBe(false);
    expect(isThere('lib/nothing/replay.ts', 'libs/cart/README.md')).toBe(false);
    expect(isThere('core/replay.ts', 'libs/cart/README.md')).toBe(true);
  });
});

describe.each(documents)('%s', (document) => {
  const text = readText(document);

  it('names only files and folders that exist', () => {
    expect([...new Set(pathsOf(text))].filter((path) => !isThere(path, document))).toEqual([]);
  });

  it('names only commands that exist', () => {
    expect(
      [...new Set(commandsOf(text))]
        .map((command) => [command, problemOf(command, document)])
        .filter(([, problem]) => problem !== undefined),
    ).toEqual([]);
  });

  it('names only entry points that exist', () => {
    const named = spans(text).filter((span) => /^@lyng\/[a-z-]+(\/[\w./*-]+)?$/.test(span) && !example.test(span));
    const missing = named.filter((span) => {
      const [, library = '', entry] = /^(@lyng\/[a-z-]+)(?:\/(.+))?$/.exec(span) ?? [];
      const project = projects.find(({ name }) => name === library);
      const isOwner = readText('CODEOWNERS').includes(` ${span}\n`);
      if (!project) return !isOwner;
      return (
        entry !== undefined &&
        !Object.keys(project.exports).some((key) => key === `./${entry}` || matchesGlob(`./${entry}`, key))
      );
    });
    expect(missing).toEqual([]);
  });
});

describe('the words of documents', () => {
  const sentences = (text: string): readonly string[] =>
    withoutBlocks(text)
      .replace(/`[^`\n]*`/g, '`code`')
      .replace(/\]\([^)]*\)/g, ']')
      .split(/\n|(?<=[.;:|])\s/);

  it.each(files.filter((file) => file.endsWith('.md')))('are standard terms in %s', (file) => {
    expect(sentences(readText(file)).filter((sentence) => privateProse(sentence) !== undefined)).toEqual([]);
  });

  it('leave out code, blocks and addresses', () => {
    expect(sentences('Use `kept`; see [it](kept.md).\n```sh\nkept\n```\n')).toEqual([
      'Use `code`;',
      'see [it].',
      '',
      '',
    ]);
  });
});

describe('owners', () => {
  const lines = readText('CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const owners = lines.map((line) => line.split(' ') as [string, string]);

  it('are named for folders that exist, each once', () => {
    expect(owners.map(([path]) => path).filter((path) => path !== '*' && !folders.has(path.slice(1, -1)))).toEqual([]);
    expect(new Set(owners.map(([path]) => path)).size).toBe(owners.length);
  });

  it('are named for every app and library, and for the rest by the first line', () => {
    expect(owners[0]?.[0]).toBe('*');
    const owned = owners.map(([path]) => path);
    expect(
      projects
        .filter(({ folder }) => /^(apps|libs)\//.test(folder) && !owned.includes(`/${folder}/`))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it.each(owners.filter(([path]) => path.startsWith('/libs/')))('of %s are those of its README', (path, owner) => {
    expect(/^Owner: (\S+)$/m.exec(readText(`${path.slice(1)}README.md`))?.[1]).toBe(owner);
  });
});
