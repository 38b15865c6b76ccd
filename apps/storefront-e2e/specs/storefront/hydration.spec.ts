import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shop-test.ts';
import { openHydrated } from '../../fixtures/wait-for-hydration.ts';

/** Attributes that connect elements. React leaves a wrong one as the server rendered it, without a warning in production. */
const tyingProps = {
  id: 'id',
  htmlFor: 'for',
  popoverTarget: 'popovertarget',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
};

/** Attributes with addresses and values: they may depend only on data that the server saw. */
const addressProps = { href: 'href', action: 'action', value: 'value' };

/** Elements whose attributes are not those that React holds; `undefined` until the page is hydrated. */
const differing = (page: Page, props: Readonly<Record<string, string>>): Promise<readonly string[] | undefined> =>
  page.evaluate((names) => {
    const found: string[] = [];
    let hydrated = 0;
    for (const element of document.querySelectorAll('#root *')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      if (key === undefined) continue;
      hydrated += 1;
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
      for (const [prop, attribute] of Object.entries(names)) {
        const value = props[prop];
        if (typeof value === 'string' && value !== element.getAttribute(attribute))
          found.push(`${element.tagName.toLowerCase()} ${attribute}: ${element.getAttribute(attribute)} is ${value}`);
      }
    }
    return hydrated > 0 ? found : undefined;
  }, props);

test(
  'under the strict policy the browser gives every element the name that the server gave it [PAIN-06, PAIN-07]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    for (const path of ['/', '/nyheder', '/cart', '/kassen', '/favoritter']) {
      const response = await page.goto(`${shop.origin('dk')}${path}`);
      // Every hydration error is a console error, and fails the test.
      expect(response?.headers()['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-[^']+';/);
      await expect.poll(() => differing(page, tyingProps), path).toEqual([]);
    }
  },
);

test('[REL-3] a page with parameters that only the browser reads hydrates as it would without them', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowed.push(/no\/such\/page/, /status of 404/);
  const campaign = 'utm_source=letter&gclid=abc&flush=1';
  for (const path of ['/', '/nyheder', '/nyheder?page=2', '/s/sko', '/favoritter', '/no/such/page']) {
    const target = `${path}${path.includes('?') ? '&' : '?'}${campaign}`;
    const response = await page.goto(`${shop.origin('dk')}${target}`);
    expect(await response?.text(), path).not.toMatch(/utm_source|gclid|flush/);
    await expect.poll(() => differing(page, { ...tyingProps, ...addressProps }), path).toEqual([]);
    expect(page.url(), path).toContain(campaign);
  }
});

test('a first load without a count in its texts makes no Intl.NumberFormat, and sets no style on the root', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const NumberFormat = Intl.NumberFormat;
    Object.assign(window, { madeFormatters: 0 });
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct: (target, args) => {
        Object.assign(window, { madeFormatters: (Reflect.get(window, 'madeFormatters') as number) + 1 });
        return Reflect.construct(target, args) as object;
      },
    });
  });
  await page.goto(`${shop.origin('dk')}/nyheder`);
  const product = await page.locator('main article a[href^="/p/"]').first().getAttribute('href');
  for (const path of ['/', product]) {
    await openHydrated(page, `${shop.origin('dk')}${path}`);
    expect(await page.evaluate(() => Reflect.get(window, 'madeFormatters')), `${path}`).toBe(0);
    expect(await page.locator('html').getAttribute('style'), `${path}`).toBeNull();
  }
});

test('the entry keeps, through the build, the line by which Chromium compiles it while it loads', async ({
  page,
  shop,
}) => {
  const entry = page.waitForResponse(/\/assets\/entry-client-[^/]*\.js$/);
  await page.goto(`${shop.origin('dk')}/`);
  expect(await (await entry).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
