const script = (file, ...args) => ['node', `tools/scripts/${file}.mjs`, ...args];

const backend = '@lyng/commerce-backend';

/** What reads every file of the repository. */
const sourceSteps = [
  { id: 'format', title: 'format', command: ['oxfmt', '--check'], budget: 5 },
  {
    id: 'sync',
    title: 'projects in sync with their sources',
    command: script('sync-projects', '--check'),
    budget: 10,
  },
  {
    id: 'codegen',
    title: 'generated documents up to date',
    command: ['graphql-codegen', '--config', 'codegen.ts', '--check'],
    budget: 20,
  },
  { id: 'texts', title: 'texts complete in every language', command: script('check-texts'), budget: 20 },
  { id: 'words', title: 'standard terms in names, titles and texts', command: script('check-words'), budget: 20 },
  { id: 'oxlint', title: 'oxlint', command: ['oxlint', '--quiet'], budget: 10 },
  { id: 'knip', title: 'no file, export or dependency without use', command: ['knip'], budget: 30 },
  { id: 'styles', title: 'style sheets made of tokens', command: ['stylelint', '**/*.css'], budget: 20 },
];

// Without the graph in its cache, ESLint skips the rule of boundaries with no more than a warning.
const graphStep = { id: 'graph', title: 'graph of the projects', command: ['nx', 'show', 'projects'], budget: 20 };

/** The shops and their journeys. */
const shopSteps = ({ has }, { browsers }) => [
  has('@lyng/storefront-e2e') && {
    id: 'shop',
    title: 'the shop is built',
    command: ['nx', 'build', '@lyng/storefront', '--output-style=static'],
    budget: 60,
  },
  has('@lyng/storefront-e2e') && {
    id: 'e2e',
    title: 'end-to-end tests',
    command: [
      'nx',
      'e2e',
      '@lyng/storefront-e2e',
      '--excludeTaskDependencies',
      '--output-style=static',
      '--',
      `--workers=${browsers}`,
    ],
    after: ['shop'],
    counted: true,
    budget: 1200,
  },
  has('@lyng/outlet-e2e') && {
    id: 'outlet',
    title: 'the outlet is built',
    command: ['nx', 'build', '@lyng/outlet', '--output-style=static'],
    after: ['shop'],
    budget: 60,
  },
  // After those of the storefront: browsers of both at once would have too few cores.
  has('@lyng/outlet-e2e') && {
    id: 'outlet-e2e',
    title: 'end-to-end tests of the outlet',
    command: ['nx', 'e2e', '@lyng/outlet-e2e', '--excludeTaskDependencies', '--output-style=static'],
    after: ['outlet', 'e2e'],
    counted: true,
    budget: 180,
  },
];

const testSteps = ({ has, any, nx }, { backendJestWorkers }) => [
  // The longest of all is on its way first: what is left at the end has the machine for itself.
  has(backend) && {
    id: 'test-backend',
    title: 'unit and integration tests of the backend',
    command: ['nx', 'test', backend, '--output-style=static'],
    env: { JEST_WORKERS: String(backendJestWorkers) },
    counted: true,
    budget: 600,
  },
  any && {
    id: 'test',
    title: 'unit and integration tests',
    command: [...nx('test'), `--exclude=${backend}`],
    counted: true,
    budget: 480,
  },
];

const codeSteps = ({ any, nx, lintPaths }) => [
  // One process for all: most of its time is its start.
  any && {
    id: 'lint',
    title: 'lint',
    command: ['eslint', ...lintPaths],
    after: ['graph'],
    budget: 90,
  },
  // Types, builds and packages in one go: a build begins with its types, and no task may run twice at once. The shop is
  // left alone: Nx writes also what it finds in its cache, and the end-to-end tests are served from there.
  any && {
    id: 'packages',
    title: 'types and packages',
    command: nx('typecheck', 'package-check'),
    after: ['shop'],
    budget: 240,
  },
];

/** What is made of the packages and the shop once they are built. */
const buildSteps = ({ has }) => [
  // Of the packages as they are built, so that no build runs twice at once.
  has('@lyng/outside') && {
    id: 'outside',
    title: 'an app outside of the workspace',
    command: ['nx', 'outside', '@lyng/outside', '--output-style=static'],
    after: ['packages'],
    counted: true,
    budget: 120,
  },
  has('@lyng/storybook') && {
    id: 'storybook',
    title: 'Storybook is built',
    command: ['nx', 'build', '@lyng/storybook', '--output-style=static'],
    budget: 60,
  },
  has('@lyng/storefront') && {
    id: 'bytes',
    title: 'bytes within budget',
    command: script('check-budgets'),
    after: ['shop'],
    budget: 20,
  },
  has('@lyng/ui') && {
    id: 'ui-bytes',
    title: 'components alone within budget',
    command: script('check-ui-size'),
    after: ['packages'],
    budget: 40,
  },
];

/** What a selection of projects means for the steps. */
function selectionOf({ projects, folders }, { tasks }) {
  const which = projects === 'all' ? [] : ['--projects', projects.join(',')];
  return {
    has: (name) => projects === 'all' || projects.includes(name),
    any: projects === 'all' || projects.length > 0,
    lintPaths: projects === 'all' ? ['.'] : folders,
    nx: (...targets) => ['nx', 'run-many', '-t', ...targets, ...which, `--parallel=${tasks}`, '--output-style=static'],
  };
}

/**
 * The steps of the check, for a selection of projects (`all`, or their names and folders). `after` names the steps that must have gone
 * well before; `counted` means that the output holds test counts, the others count as one check each; `budget` is in seconds
 * on four cores.
 */
export function stepsOf(projects, workers) {
  const selection = selectionOf(projects, workers);
  const steps = [
    ...sourceSteps,
    selection.any && graphStep,
    ...shopSteps(selection, workers),
    ...testSteps(selection, workers),
    ...codeSteps(selection),
    ...buildSteps(selection),
  ];
  return steps.filter((step) => step !== false);
}
