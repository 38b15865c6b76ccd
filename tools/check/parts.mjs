const backend = '@lyng/commerce-backend';

/** Starting Vitest, Chromium and Storybook takes as long as a library's stories: all of them run in one process. */
const allStories = '@lyng/storybook';

/** The check: parts that run one after another, each a set of Nx targets. */
export const checkParts = [
  { title: 'lint and types', targets: ['lint', 'typecheck'] },
  { title: 'tests', targets: ['test'] },
  {
    title: 'stories',
    targets: ['test-stories'],
    options: [`--projects=${allStories}`],
    affectedOptions: [`--exclude=${allStories}`],
  },
  { title: 'bytes', targets: ['bytes'] },
  { title: 'end-to-end', targets: ['e2e'] },
];

const packages = { title: 'packages', targets: ['package-check', 'outside', 'build'] };
const mutants = (shard) => ({ title: 'mutants', command: ['node', 'tools/mutate/mutate.mjs', `--shard=${shard}`] });
const endToEnd = (shard) => ({ title: 'end-to-end', targets: ['e2e'], args: [`--shard=${shard}`] });

/** The long run: everything in full. Each shard takes about as long as the others. */
export const longShards = {
  '1/4': [
    checkParts[0],
    { title: 'tests of libraries', targets: ['test'], options: [`--exclude=${backend}`] },
    checkParts[2],
    packages,
    checkParts[3],
    mutants('1/2'),
  ],
  '2/4': [{ title: 'tests of the backend', targets: ['test'], options: [`--projects=${backend}`] }, mutants('2/2')],
  '3/4': [endToEnd('1/2')],
  '4/4': [endToEnd('2/2')],
};
