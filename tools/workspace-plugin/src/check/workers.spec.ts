import { stepsOf } from '../../../check/steps.mjs';
import { workersFor } from '../../../check/workers.mjs';

describe('workers of the check', () => {
  it.each([
    [1, { lanes: 1, tasks: 1, jestWorkers: 1, backendJestWorkers: 1, browsers: 1 }],
    [2, { lanes: 1, tasks: 2, jestWorkers: 1, backendJestWorkers: 2, browsers: 2 }],
    [4, { lanes: 3, tasks: 2, jestWorkers: 2, backendJestWorkers: 2, browsers: 3 }],
    [8, { lanes: 3, tasks: 4, jestWorkers: 2, backendJestWorkers: 2, browsers: 4 }],
  ])('on %i cores', (cores, workers) => {
    expect(workersFor(cores)).toEqual({ cores, ...workers });
  });
});

describe('steps of the check', () => {
  const idsFor = (projects: 'all' | readonly string[]) =>
    stepsOf({ projects, folders: [] }, workersFor(4)).map(({ id }) => id);

  const always = ['format', 'sync', 'codegen', 'texts', 'words', 'oxlint', 'knip', 'styles'];

  it.each([
    [
      'everything',
      'all',
      [
        ...always,
        'graph',
        'shop',
        'e2e',
        'outlet',
        'outlet-e2e',
        'test-backend',
        'test',
        'lint',
        'packages',
        'outside',
        'storybook',
        'bytes',
        'ui-bytes',
      ],
    ],
    ['nothing', [], always],
    [
      'the backend alone, which builds nothing',
      ['@lyng/commerce-backend'],
      [...always, 'graph', 'test-backend', 'test', 'lint', 'packages'],
    ],
    [
      'end-to-end tests alone',
      ['@lyng/storefront-e2e'],
      [...always, 'graph', 'shop', 'e2e', 'test', 'lint', 'packages'],
    ],
    [
      'end-to-end tests of the outlet alone',
      ['@lyng/outlet-e2e'],
      [...always, 'graph', 'outlet', 'outlet-e2e', 'test', 'lint', 'packages'],
    ],
    ['components alone', ['@lyng/ui'], [...always, 'graph', 'test', 'lint', 'packages', 'ui-bytes']],
  ] as const)('for %s', (_case, projects, ids) => {
    expect(idsFor(projects)).toEqual(ids);
  });

  it('build each shop once: the end-to-end tests are served from its folder', () => {
    const builders = stepsOf({ projects: 'all', folders: [] }, workersFor(4)).filter(({ command }) =>
      command.includes('build'),
    );
    expect(builders.map(({ id, command }) => [id, command[2]])).toEqual([
      ['shop', '@lyng/storefront'],
      ['outlet', '@lyng/outlet'],
      ['storybook', '@lyng/storybook'],
    ]);
  });

  it('run the end-to-end tests of one shop after those of the other', () => {
    const steps = stepsOf({ projects: 'all', folders: [] }, workersFor(4));
    expect(steps.find(({ id }) => id === 'outlet-e2e')?.after).toEqual(['outlet', 'e2e']);
  });
});
