import { readText, repositoryFiles } from './testing/workspace.ts';

const example = 'examples/outside';
const files = repositoryFiles();
const blocks = files
  .filter((file) => /^libs\/[^/]+\/README\.md$/.test(file))
  .flatMap((readme) =>
    [...readText(readme).matchAll(/^```tsx? file=(\S+)\n([\s\S]*?)^```/gm)].map(
      ([, file = '', code = '']) => [readme, file, code] as const,
    ),
  );

describe('the app outside of the workspace', () => {
  it.each(blocks)('is what %s shows of %s', (_readme, file, code) => {
    expect(code).toBe(readText(`${example}/${file}`));
  });

  it('is all in the READMEs', () => {
    const shown = new Set(blocks.map(([, file]) => `${example}/${file}`));
    expect(files.filter((file) => file.startsWith(`${example}/src/`) && !shown.has(file))).toEqual([]);
  });
});
