import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeployId } from './deploy-id.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(folder, '.vite'));
  for (const name of ['manifest', 'modules', 'styles']) writeFileSync(join(folder, `.vite/${name}.json`), '{}');
  writeFileSync(join(folder, 'main.js'), 'start()');
});
afterEach(() => rmSync(folder, { recursive: true }));

const idOf = (backend = 'http://127.0.0.1:4300') => readDeployId(folder, join(folder, 'main.js'), [backend]);

describe('the id of a deploy', () => {
  it('is the same for each of its processes', () => {
    expect(idOf()).toBe(idOf());
  });

  it.each(['.vite/manifest.json', '.vite/modules.json', '.vite/styles.json', 'main.js'])(
    'is another one with another %s',
    (file) => {
      const before = idOf();
      writeFileSync(join(folder, file), '{"a":1}');
      expect(idOf()).not.toBe(before);
    },
  );

  it('is another one with another backend', () => {
    expect(idOf('http://127.0.0.1:4301')).not.toBe(idOf());
  });

  it.each([undefined, '', 'none.js'])('needs no program: %j', (program) => {
    expect(readDeployId(folder, program, [])).toMatch(/^[\w-]{16}$/);
  });
});
