import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hiddenMaps } from '../../../tools/presets/vite-hidden-maps.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'hidden-maps-'));
  for (const folder of ['client/assets', 'client-maps']) mkdirSync(join(dist, folder), { recursive: true });
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

describe('the source maps of the client', () => {
  it('are moved out of what the shop serves, and those of an earlier build are removed', () => {
    for (const file of ['client/assets/page.js', 'client/assets/page.js.map', 'client-maps/old.js.map'])
      writeFileSync(join(dist, file), file);
    hiddenMaps(join(dist, 'client-maps')).writeBundle({ dir: join(dist, 'client') });
    expect(readdirSync(join(dist, 'client/assets'))).toEqual(['page.js']);
    expect(readdirSync(join(dist, 'client-maps'))).toEqual(['page.js.map']);
    expect(readFileSync(join(dist, 'client-maps/page.js.map'), 'utf8')).toBe('client/assets/page.js.map');
  });
});
