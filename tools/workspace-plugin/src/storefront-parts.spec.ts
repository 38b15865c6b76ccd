import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSharedChunks } from '../../presets/storefront-parts.mjs';
import { root } from './testing/workspace.ts';

let app: string;
const writeApp = (storefront: object): void =>
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', storefront }));

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'app-'));
  mkdirSync(join(app, 'src'));
  writeFileSync(join(app, 'src/entry.ts'), '');
});
afterEach(() => rmSync(app, { recursive: true }));

describe('the parts that an app and the libraries declare', () => {
  it('are read from each package.json', () => {
    const chunks = readSharedChunks(join(root, 'apps/storefront'));
    const chunk = (name: string) => chunks.find((row) => row.name === name)?.files ?? new Set();

    expect(chunk('shop')).toContain(join(root, 'apps/storefront/src/browser.ts'));
    expect(chunk('browsing')).toContain(join(root, 'libs/catalogue/src/lib/react/product-card/ProductCard.tsx'));
  });

  it('are an error for a pattern without a file', () => {
    writeApp({ chunks: { shop: ['src/entry.ts', 'src/renamed.ts'] } });

    expect(() => readSharedChunks(app)).toThrow('"src/renamed.ts" matches no file');
  });

  it('are an error for a chunk that is not in the order', () => {
    writeApp({ chunks: { extra: ['src/entry.ts'] } });

    expect(() => readSharedChunks(app)).toThrow('No shared chunk is called extra');
  });

  it('may be none', () => {
    writeApp({});

    const files = readSharedChunks(app).flatMap((chunk) => [...chunk.files]);
    expect(files.filter((file) => file.startsWith(app))).toEqual([]);
  });
});
