import type { Page } from '@playwright/test';
import { pageCode } from '../../fixtures/page-code.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';

/** One shopper's data, which must be in no report. */
const canaries = [
  'karen.canary@example.com',
  '010190-1239',
  '131052-308T',
  '+45 31 41 59 26',
  'eyJhbGciOiJIUzI1NiJ9.eyJjYW5hcnkiOjF9.c2lnbmF0dXJl',
  '3f0a8c1e-5b7d-4e2a-9c46-7d1f2b3a4c5e',
  'Kanarievej 42',
];
const secrets = [
  'ralph-auth=canary-auth',
  'loginToken=canary-login',
  'resetKey=canary-reset',
  'discoveryKey=canary-key',
];
const all = [...canaries, ...secrets];
const parts = /canary|010190|131052|31 41|eyJ|3f0a8c1e|Kanarievej/i;

const message = `A part of the page failed: ${all.join(', ')}`;

/** The page's code, with a component that throws. */
const throwing = `export const Component = () => { throw new TypeError(${JSON.stringify(message)}); };`;

test.beforeEach(
  ({ watch }) => void watch.allowed.push(/A part of the page failed|An error of the test|React will try/),
);
// Else the page's code is there before it is replaced.
test.beforeEach(({ page }) => saveData(page));

const reportOf = async (page: Page): Promise<Record<string, string>> =>
  (await page.waitForRequest('**/api/log-error')).postDataJSON() as Record<string, string>;

for (const { alias, language } of markets)
  test(
    `an error in a component is reported without personal data, and the error page shows, in ${language} [APP-07]`,
    { tag: '@quarter' },
    async ({ page, shop, startOwnStorefront }) => {
      const t = shop.texts(language);
      const storefront = await startOwnStorefront();
      await page.route(pageCode('favourites', 'favourites'), (route) =>
        route.fulfill({ contentType: 'text/javascript', body: throwing }),
      );
      await openHydrated(page, `http://${alias}.localhost:${storefront.port}/`);
      const sent = reportOf(page);
      const response = page.waitForResponse('**/api/log-error');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('Favourites') })
        .first()
        .click();
      const report = await sent;
      expect(report).toMatchObject({
        type: 'TypeError',
        message: expect.stringContaining('A part of the page failed: [email], [number]'),
        stack: expect.stringContaining('.js'),
        info: expect.stringContaining('at '),
        userAgent: expect.stringContaining('Mozilla'),
        release: expect.stringMatching(/^[\w-]{16}$/),
      });
      expect(JSON.stringify(report)).not.toMatch(parts);
      expect((await response).status()).toBe(204);
      await expect(page.getByRole('heading', { level: 1, name: t('Something went wrong') })).toBeVisible();
      const lines = storefront.output().split('\n');
      const [line = ''] = lines.filter((text) => text.includes('browser-error'));
      expect(JSON.parse(line)).toMatchObject({ market: alias, screen: 'favourites', release: report['release'] });
      expect(storefront.output()).not.toMatch(parts);
    },
  );

test('an error before hydration is reported too, and one that is repeated is reported once [APP-07]', async ({
  page,
  shop,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log-error')) reports.push(request.postData() ?? '');
  });
  // The shop's code does not run at all: the page is only what the server has sent.
  await page.route(/\/assets\/entry-client-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("An error of the test")' }),
  );
  const sent = page.waitForResponse('**/api/log-error');
  await page.goto(`${shop.origin('dk')}/nyheder?loginToken=canary-login`);
  expect((await sent).status()).toBe(204);
  await page.evaluate(() => {
    for (let count = 0; count < 5; count += 1)
      setTimeout(() => Promise.reject(new RangeError('An error of the test 2')));
    setTimeout(() => Promise.reject(new Error('An error of the test, the last')));
  });
  // The last one comes after all others.
  await expect.poll(() => reports.join('')).toContain('the last');
  const read = reports.map((text) => JSON.parse(text) as Record<string, string>);
  expect(read.map((report) => [report['type'], report['message']])).toEqual([
    ['RangeError', 'An error of the test'],
    ['RangeError', 'An error of the test 2'],
    ['Error', 'An error of the test, the last'],
  ]);
  expect(read[0]?.['url']).toBe('/nyheder');
  expect(reports.join('')).not.toMatch(parts);
});

test('an error while the page is left is reported [APP-07]', async ({ page, startOwnStorefront }) => {
  const storefront = await startOwnStorefront();
  const origin = `http://dk.localhost:${storefront.port}`;
  await openHydrated(page, `${origin}/nyheder`);
  const first = page.waitForResponse('**/api/log-error');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('An error of the test, the first'))));
  await first;
  await page.evaluate(() =>
    addEventListener('pagehide', () =>
      dispatchEvent(new ErrorEvent('error', { message: 'An error of the test while leaving' })),
    ),
  );
  await page.goto(`${origin}/cart`);
  await expect.poll(() => storefront.output()).toContain('An error of the test while leaving');
});
