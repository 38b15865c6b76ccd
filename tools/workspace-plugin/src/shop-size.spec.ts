import { readText, repositoryFiles } from './testing/workspace.ts';

/** Lines of the files below a folder that are code of the shop itself, blank ones and comments included. */
const linesOf = (folder: string, notCounted: RegExp): number =>
  repositoryFiles()
    .filter((file) => file.startsWith(`${folder}/`) && /\.(tsx?|css|mjs)$/.test(file) && !notCounted.test(file))
    .reduce((sum, file) => sum + readText(file).trimEnd().split('\n').length, 0);

/** A shop is its configuration, its frame and its list of features: what grows beyond that belongs into a library. */
describe('a shop stays small', () => {
  it.each([
    ['apps/outlet', 400, /\/locales\//],
    ['apps/storefront/src', 1200, /\.spec\.tsx?$|\/(testing|locales|messages)\//],
  ])('%s has at most %i lines of code', (folder, max, notCounted) => {
    const lines = linesOf(folder, notCounted);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(max);
  });
});
