import type { Page } from '@playwright/test';
import { consentGiven, consentCookie } from '../../fixtures/consent.ts';
import { openDepartment } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { openHydrated, waitForHydration } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const rowOf = (page: Page, t: Texts) => page.getByRole('region', { name: t('Last visited') });

const namesIn = async (page: Page, t: Texts): Promise<readonly string[]> =>
  (await rowOf(page, t).getByRole('article').getByRole('heading').allInnerTexts()).map((name) => name.trim());

/** Opens a product of the first department, by its position in the list; returns its name. */
async function lookAt(page: Page, t: Texts, origin: string, place: number): Promise<string> {
  await page.goto(`${origin}/`);
  await openDepartment(page, t);
  const card = page.getByRole('main').getByRole('article').nth(place);
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('[data-pending-page]')).toHaveCount(0);
  await waitForHydration(page);
  return name;
}

test.describe('a shopper who lets the shop remember', () => {
  test.use({
    storageState: {
      ...consentGiven,
      cookies: consentGiven.cookies.map((cookie) => ({ ...cookie, value: '1.necessary.preferences' })),
    },
  });

  test('finds what was looked at on the next visit, the last one first, and can clear it and think better of it [CAT-14]', async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    const [first, second] = [await lookAt(page, t, origin, 0), await lookAt(page, t, origin, 1)];
    // The product of the page is not in the row.
    await expect.poll(() => namesIn(page, t)).toEqual([first]);
    await page.goto(`${origin}/`);
    await expect.poll(() => namesIn(page, t)).toEqual([second, first]);

    await rowOf(page, t)
      .getByRole('button', { name: t('Clear the list') })
      .click();
    await expect(rowOf(page, t)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('lastVisited'))).toBeNull();
    await page.getByRole('button', { name: t('Undo') }).click();
    await expect.poll(() => namesIn(page, t)).toEqual([second, first]);

    await page.goto(`${origin}/cart`);
    await expect.poll(() => namesIn(page, t)).toEqual([second, first]);
    await page.goto(`${origin}/`);
    await rowOf(page, t)
      .getByRole('button', { name: t('Clear the list') })
      .click();
    await page.reload();
    await waitForHydration(page);
    await expect(rowOf(page, t)).toHaveCount(0);
  });

  test('finds it on a page that is not there [CAT-14]', async ({ page, shop, watch }) => {
    watch.allowed.push(/404/);
    const t = shop.texts('sv');
    const name = await lookAt(page, t, shop.origin('se'), 0);
    await page.goto(`${shop.origin('se')}/p/no-such-product`);
    await expect.poll(() => namesIn(page, t)).toEqual([name]);
    await expect(page.getByRole('region', { name: t('Popular right now') })).toBeVisible();
  });
});

test(
  'without consent only products of this visit are shown, and nothing is stored [CAT-14] [TRK-11]',
  { tag: '@every-check' },
  async ({ page, context, shop }) => {
    const t = shop.texts('da');
    const first = await lookAt(page, t, shop.origin('dk'), 0);
    // Without loading the document again: a page's memory ends with it.
    await page.goBack();
    const other = page.getByRole('main').getByRole('article').nth(1);
    await other.getByRole('link').first().click();
    await expect.poll(() => namesIn(page, t)).toEqual([first]);
    expect(
      await page.evaluate(() => [localStorage.getItem('lastVisited'), localStorage.getItem('voyado.session')]),
    ).toEqual([null, null]);
    expect((await context.cookies()).find(({ name }) => name === consentCookie)?.value).toBe('1.necessary');
    await openHydrated(page, `${shop.origin('dk')}/`);
    await expect(rowOf(page, t)).toHaveCount(0);
  },
);
