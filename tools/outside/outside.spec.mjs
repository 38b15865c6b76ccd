// An app outside of the workspace, `examples/outside`, on the packed libraries: installed by npm, type-checked, built and used.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../scripts/runtime.mjs';
import { installedLibraries, libraries, packLibraries, packNextPatch, versionOf, writeManifest } from './packages.mjs';
import { run, start } from './run.mjs';

const folder = process.env.OUTSIDE_FOLDER;
const app = join(folder, 'app');
const port = process.env.OUTSIDE_PORT;

const rounds = [
  { title: 'the newest packages', ahead: [], isLowest: false },
  { title: 'the lowest packages, and one library a patch version ahead', ahead: ['@lyng/routing'], isLowest: true },
];

let tarballs;

/** Shows every page as it is built, on a port of its own; errors of the page fail the test. */
const pageTest = test.extend({
  page: async ({ page }, use) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const stop = start('vite/bin/vite.js', ['preview', '--port', port, '--strictPort'], app);
    await expect
      .poll(() =>
        page.request.get('/').then(
          (response) => response.ok(),
          () => false,
        ),
      )
      .toBe(true);
    await use(page);
    expect(errors).toEqual([]);
    await page.close();
    await stop();
  },
});

for (const { title, ahead, isLowest } of rounds) {
  test.describe.serial(title, () => {
    test('npm installs one copy of each library', async () => {
      cpSync(join(root, 'examples/outside'), app, { recursive: true });
      tarballs ??= await packLibraries(join(folder, 'packages'));
      const next = ahead.map(async (name) => [name, await packNextPatch(tarballs[name], join(folder, 'next'))]);
      const files = { ...tarballs, ...Object.fromEntries(await Promise.all(next)) };
      writeManifest(app, files, isLowest);
      // What was installed before may be newer.
      for (const made of ['node_modules', 'package-lock.json'])
        rmSync(join(app, made), { recursive: true, force: true });
      await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], app);
      expect(installedLibraries(app)).toEqual(libraries.map((name) => `${name} ${versionOf(files[name])}`));
    });

    for (const config of ['tsconfig.json', 'tsconfig.node16.json']) {
      test(`types fit strict TypeScript (${config})`, () =>
        run('node', ['node_modules/typescript/bin/tsc', '-p', config], app));
    }

    test('Vite builds it', () => run('node', ['node_modules/vite/bin/vite.js', 'build'], app));

    pageTest('a heart outlives the page', async ({ page }) => {
      await page.goto('/');
      const heart = page.getByRole('button', { name: 'Favorit: Grå denimjakke Silje' });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    });

    pageTest('the cart outlives the page, and leads to the checkout', async ({ page }) => {
      const reads = [];
      page.on('request', (request) => request.postData()?.includes('getCart') && reads.push(request.url()));
      await page.goto('/');
      const added = page.waitForResponse((response) => response.request().postData()?.includes('addToCart') ?? false);
      await page.getByRole('button', { name: 'Læg i kurv' }).click();
      await added;
      // The response brings the cart's id: without it the next page sends the add again, and reads nothing.
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('ralph-cart=');
      reads.length = 0;
      await page.reload();
      await expect(page.getByRole('link', { name: 'Kurv (1)' })).toBeVisible();
      expect(reads).toHaveLength(1);

      await page.getByRole('link', { name: 'Kurv (1)' }).click();
      await expect(page.getByRole('heading', { name: 'Din kurv' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Grå denimjakke Silje' })).toBeVisible();
      // What this app promises, and nothing that another shop does.
      await expect(page.getByText('30 dages returret')).toBeVisible();
      await expect(page.getByText('09.00–16.00')).toBeVisible();
      await expect(page.getByText('14 dage')).toHaveCount(0);

      await page.getByRole('link', { name: 'Gå til kassen' }).click();
      await expect(page.getByRole('heading', { name: 'Kasse', exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Gennemfør køb/ })).toBeVisible();
    });
  });
}
