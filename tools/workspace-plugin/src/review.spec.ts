import { readText, repositoryFiles } from './testing/workspace.ts';

/** A row of the list: its id, and the cell with its tests or with why it is open. */
const rows = [...readText('docs/findings.md').matchAll(/^\| ((?:REL|SHOP|IN)-\d+) \|[^|]*\| ([^|]+) \|$/gm)].map(
  ([, id = '', cell = '']) => ({
    id,
    cell,
    tests: [...cell.matchAll(/`([^`]+\.spec\.tsx?)`/g)].map(([, file = '']) => file),
  }),
);
const specs = repositoryFiles().filter((file) => /\.spec\.tsx?$/.test(file));
/** The ids in titles of tests: in brackets, alone or beside others. */
const idsOf = (file: string): readonly string[] =>
  [...readText(file).matchAll(/\[[^\]\n]*\]/g)].flatMap(
    ([brackets]) => brackets.match(/\b(?:REL|SHOP|IN)-\d+\b/g) ?? [],
  );

describe('docs/findings.md', () => {
  it('has each finding once', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(140);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names for each finding the tests that have it in a title, or the reason for none', () => {
    const silent = rows.filter(({ cell, tests }) => tests.length === 0 && !/(Open|Decided): \S/.test(cell));
    expect(silent.map(({ id }) => id)).toEqual([]);
    const wrong = rows.flatMap(({ id, tests }) =>
      tests.filter((file) => !specs.includes(file) || !idsOf(file).includes(id)).map((file) => `${id}: ${file}`),
    );
    expect(wrong).toEqual([]);
  });

  it('knows every finding that a test names', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(
      specs.flatMap((file) =>
        idsOf(file)
          .filter((id) => !known.has(id))
          .map((id) => `${id}: ${file}`),
      ),
    ).toEqual([]);
  });
});
