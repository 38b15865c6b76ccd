import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test.ts';

/** What ties elements together. React leaves a wrong one as the server wrote it, and in production says nothing. */
const tyingProps = {
  id: 'id',
  htmlFor: 'for',
  popoverTarget: 'popovertarget',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
};

/** Elements that React holds under another name than the one in the document; `undefined` until the page is hydrated. */
const renamed = (page: Page): Promise<readonly string[] | undefined> =>
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
  }, tyingProps);

test('under the strict policy the browser gives every element the name that the server gave it [PAIN-06, PAIN-07]', async ({
  page,
  shop,
}) => {
  for (const path of ['/', '/nyheder', '/cart', '/kassen', '/favoritter']) {
    const answer = await page.goto(`${shop.origin('dk')}${path}`);
    // What it refuses is a console error, and fails every test.
    expect(answer?.headers()['content-security-policy'], path).toContain("script-src 'self';");
    await expect.poll(() => renamed(page), path).toEqual([]);
  }
});
