import { createHash } from 'node:crypto';
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
      _tab: { file: 'assets/tab.js', name: 'tab', imports: ['src/browser.ts', '_fields'] },
      _list: { file: 'assets/list.js', name: 'list', imports: ['_browsing'] },
      _browsing: { file: 'assets/browsing.js', imports: ['src/browser.ts', '_fields'] },
      'style.css': { file: 'assets/style.css' },
    },
    modules: { 'src/browser.ts': 'assets/entry.js', [page]: 'assets/page.js', [part]: 'assets/browsing.js' },
    styles: {
      parts: ['frame', 'page', 'other'].map((name) => ({ within: [], selectors: [[`.${name}`, [name]]], text: '{}' })),
      classes: { 'src/browser.ts': ['frame'], [page]: ['page'] },
    },
  };
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `.vite/${name}.json`), JSON.stringify(content));
  return folder;
}

describe('readClientAssets', () => {
  const { modulesOf, nextModules, stylesOf, allStyles, stylesheet } = readClientAssets(build());

  it.each([
    ['a page with what they import, without the entry', page, ['/assets/page.js', '/assets/fields.js']],
    ['a file that shares its chunk', part, ['/assets/browsing.js', '/assets/fields.js']],
    ['a file that the build does not have', 'libs/unknown/page.tsx', []],
  ])('names the chunks of %s', (_what, file, chunks) => {
    expect(modulesOf([file])).toEqual(chunks);
  });

  it('names the chunks after hydration with all that they import, the start of the tab first', () => {
    expect(nextModules).toEqual(['/assets/tab.js', '/assets/fields.js', '/assets/list.js', '/assets/browsing.js']);
  });

  it('gives each page its styles and those of the frame, with their hash', () => {
    expect(stylesOf([page])).toEqual({
      css: '.frame{}.page{}',
      source: `'sha256-${createHash('sha256').update('.frame{}.page{}').digest('base64')}'`,
    });
  });

  it('has all styles, for a document and as a file', () => {
    expect(allStyles.css).toBe('.frame{}.page{}.other{}');
    expect(stylesheet).toBe('/assets/style.css');
  });
});
