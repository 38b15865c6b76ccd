const backend = '@lyng/commerce-backend';

const tests = { title: 'tests', targets: ['test'] };
const bytes = { title: 'bytes', targets: ['bytes'] };
const endToEnd = { title: 'end-to-end', targets: ['e2e'] };

/**
 * The check: parts that run one after another, each a set of Nx targets. Starting ESLint, TypeScript, or
 * Vitest with Chromium takes as long as its work on one library, so one process does all of it. `perProject` are the
 * targets for what a change touches.
 */
export const checkParts = [
  { title: 'lint and types', targets: ['lint-all', 'typecheck-all'], perProject: ['lint', 'typecheck'] },
  tests,
  { title: 'stories', targets: ['test-all-stories'], perProject: ['test-stories'] },
  bytes,
  endToEnd,
];

const mutants = (shard) => ({ title: 'mutants', command: ['node', 'tools/mutate/mutate.mjs', `--shard=${shard}`] });

/** The long run: everything in full. Each shard takes about as long as the others. */
export const longShards = {
  '1/4': [
    checkParts[0],
    { ...tests, title: 'tests of libraries', options: [`--exclude=${backend}`] },
    checkParts[2],
    { title: 'packages', targets: ['package-check', 'outside', 'build'] },
    bytes,
    mutants('1/2'),
  ],
  '2/4': [{ ...tests, title: 'tests of the backend', options: [`--projects=${backend}`] }, mutants('2/2')],
  '3/4': [{ ...endToEnd, args: ['--shard=1/2'] }],
  '4/4': [{ ...endToEnd, args: ['--shard=2/2'] }],
};
