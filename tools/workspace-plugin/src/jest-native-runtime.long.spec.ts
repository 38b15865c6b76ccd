import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './testing/workspace.ts';

const config = `export default {
  runtime: ${JSON.stringify(join(root, 'tools/presets/jest-native-runtime.cjs'))},
  testMatch: ['**/*.spec.ts'],
  transform: {},
};
`;
const shared = `export const loaded: { files: number } = { files: 0 };
`;
const first = `import { loaded } from './module.ts';
loaded.files += 1;
it('passes', () => expect([new Error('here'), 'text']).toEqual([expect.any(Error), expect.any(String)]));
it('is wrong', () => expect({ size: 38 }).toEqual({ size: 39 }));
it('hangs', () => new Promise(() => undefined), 50);
it('expects less than it says', () => expect.assertions(1));
it('rejects where nobody waits', async () => {
  void Promise.reject(new Error('rejected'));
  await new Promise((resolve) => setTimeout(resolve, 20));
});
it('throws in a timer', async () => {
  setTimeout(() => { throw new Error('thrown'); });
  await new Promise((resolve) => setTimeout(resolve, 20));
});
`;
const second = `import { loaded } from './module.ts';
loaded.files += 1;
it('shares the modules of the file before', () => expect(loaded.files).toBe(2));
`;

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

describe('spec files as native ES modules', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'native-runtime-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('fail where Jest fails them', () => {
    const files = { 'jest.config.mjs': config, 'module.ts': shared, 'a.spec.ts': first, 'b.spec.ts': second };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { stdout } = spawnSync(
      join(root, 'tools/bin/jest'),
      ['--json', '--runInBand', '--runTestsByPath', join(folder, 'a.spec.ts'), join(folder, 'b.spec.ts')],
      { cwd: folder, encoding: 'utf8' },
    );
    const report = JSON.parse(stdout) as Report;
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(Object.fromEntries(results.map(({ title, status }) => [title, status]))).toEqual({
      passes: 'passed',
      'is wrong': 'failed',
      hangs: 'failed',
      'expects less than it says': 'failed',
      'rejects where nobody waits': 'failed',
      'throws in a timer': 'failed',
      'shares the modules of the file before': 'passed',
    });
  });
});
