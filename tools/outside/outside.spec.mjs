// The packed libraries as another company meets them: installed by npm as their READMEs show, and in an app of its own,
// `examples/outside`, which is type-checked, built and used.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../setup/runtime.mjs';
import {
  installedLibraries,
  installLines,
  lowerDependencies,
  lowestNode,
  namedLibraries,
  openFolder,
  packLibraries,
  packNextPatch,
} from './packages.mjs';
import { startRegistry } from './registry.mjs';
import { run, start } from './run.mjs';

const folder = process.env.OUTSIDE_FOLDER;
const port = process.env.OUTSIDE_PORT;

let registry;
let env;
let app;

/** Shows every page as it is built, on a port of its own; errors of the page fail the test. */
const pageTest = test.extend({
  page: async ({ page }, use) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const stop = start('vite/bin/vite.js', ['preview', '--port', port, '--strictPort'], app, env);
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

for (const round of ['newest', 'lowest']) {
  const isLowest = round === 'lowest';

  test.describe(`the ${round} packages and Node`, () => {
    test.beforeAll(async () => {
      const tarballs = await packLibraries(join(folder, 'packages'));
      // One library is a patch version ahead.
      if (isLowest) tarballs.push(await packNextPatch(tarballs, 'routing', join(folder, 'next')));
      registry = await startRegistry(tarballs);
      env = isLowest ? await lowestNode(openFolder(join(folder, 'node'), registry.url)) : undefined;
      app = openFolder(join(folder, round, 'app'), registry.url);
    });
    test.afterAll(() => registry.close());

    for (const { name, packages } of installLines(isLowest)) {
      test(`npm installs ${name} by its README, and another package after it`, async () => {
        expect(packages[0]).toBe(name);
        const empty = openFolder(join(folder, round, name), registry.url);
        for (const names of [packages, ['yaml']])
          await run('npm', ['install', '--package-lock-only', ...names], empty, env);
      });
    }

    test.describe.serial('an app', () => {
      test('npm installs one copy of each library', async () => {
        cpSync(join(root, 'examples/outside'), app, { recursive: true });
        if (isLowest) lowerDependencies(app);
        await run('npm', ['install'], app, env);
        expect(installedLibraries(app)).toEqual(namedLibraries(app).map((name) => `${name} ${registry.latest(name)}`));
      });

      for (const config of ['tsconfig.json', 'tsconfig.node16.json']) {
        test(`types fit strict TypeScript (${config})`, () =>
          run('node', ['node_modules/typescript/bin/tsc', '-p', config], app, env));
      }

      test('Vite builds it', () => run('node', ['node_modules/vite/bin/vite.js', 'build'], app, env));

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
        // The promises of this app, and none of another shop.
        await expect(page.getByText('30 dages returret')).toBeVisible();
        await expect(page.getByText('09.00–16.00')).toBeVisible();
        await expect(page.getByText('14 dage')).toHaveCount(0);

        await page.getByRole('link', { name: 'Gå til kassen' }).click();
        await expect(page.getByRole('heading', { name: 'Kasse', exact: true })).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Gå til betaling/ })).toBeVisible();
      });
    });
  });
}
