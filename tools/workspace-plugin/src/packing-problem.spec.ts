import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packingProblem } from '../../packages/packing-problem.mjs';

const folder = mkdtempSync(join(tmpdir(), 'packing-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('packs a library that is built, by pnpm only [PKG-N4]', () => {
  const exports = { '.': { default: './dist/index.js' }, './style.css': './dist/style.css' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@lyng/shoes', exports }));
  const problems = () => ['pnpm/12.21.0 npm/?', 'npm/11.19.1'].map((agent) => packingProblem(folder, agent)?.[0]);
  const npm = '@lyng/shoes is packed by pnpm only.';
  expect(problems()).toEqual(['@lyng/shoes is not built: ./dist/index.js is missing.', npm]);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.js'), '');
  expect(problems()).toEqual([undefined, npm]);
});
