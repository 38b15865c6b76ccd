import { readText, repositoryFiles } from './testing/workspace.ts';

const LINE_LENGTH = 110;

/** Ids in brackets or parentheses, such as `[CART-07, PAIN-01]`. */
const idsOf = (text: string): readonly string[] =>
  [...text.matchAll(/[[(]((?:[A-Z]+-\d+(?:, )?)+)[\])]/g)].flatMap(([, ids = '']) => ids.split(', '));

const lines = readText('docs/requirements.md')
  .split('\n')
  .filter((line) => line.startsWith('- '));
const listed = lines.map((line) => /^- \*\*([A-Z]+-\d+)\*\* \S/.exec(line)?.[1]);
const named = new Set(
  repositoryFiles()
    .filter((file) => /\.spec\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => idsOf(readText(file))),
);

describe('requirements', () => {
  it('are found in titles with one or more ids', () => {
    expect(idsOf('adds one [CART-07, PAIN-01] [CAT-10] (IDEA-3), not in-line [x] or CART-01')).toEqual([
      'CART-07',
      'PAIN-01',
      'CAT-10',
      'IDEA-3',
    ]);
  });

  it('have a line for every id that a test names', () => {
    expect([...named].filter((id) => !listed.includes(id)).sort()).toEqual([]);
  });

  it('have a test for every line', () => {
    expect(listed.filter((id) => id === undefined || !named.has(id))).toEqual([]);
  });

  it('have one short line each', () => {
    expect(lines.filter((line) => line.length > LINE_LENGTH)).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
