import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClientAssets } from './assets.ts';

const page = 'libs/catalogue/page.tsx';
const part = 'libs/favourites/heart.ts';

/** A build whose manifest names a page of its own chunk, and a part that shares the chunk `browsing`. */
function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  const files = {
    manifest: {
      'src/browser.ts': { file: 'assets/entry.js' },
      [page]: { file: 'assets/page.js', imports: ['src/browser.ts', '_fields'] },
      _fields: { file: 'assets/fields.js', imports: ['src/browser.ts'] },
      _browsing: { file: 'assets/browsing.js', imports: ['src/browser.ts', '_fields'] },
    },
    modules: { 'src/browser.ts': 'assets/entry.js', [page]: 'assets/page.js', [part]: 'assets/browsing.js' },
  };
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `.vite/${name}.json`), JSON.stringify(content));
  return folder;
}

describe('readClientAssets', () => {
  const { modulesOf } = readClientAssets(build());

  it('names the chunks of a page with what they import, without the entry', () => {
    expect(modulesOf([page])).toEqual(['/assets/page.js', '/assets/fields.js']);
  });

  it('names the chunk of a file that shares it with others', () => {
    expect(modulesOf([part])).toEqual(['/assets/browsing.js', '/assets/fields.js']);
  });

  it('names no chunk for a file that the build does not have', () => {
    expect(modulesOf(['libs/unknown/page.tsx'])).toEqual([]);
  });
});
