import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { consentCookie } from '../../fixtures/consent.ts';
import { addToCart } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { demoCustomer, giveSession } from '../../fixtures/logged-in.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';

const inputOf = (page: Page): Locator => page.getByRole('banner').getByRole('search').locator('input');
const rowsOf = (page: Page): Locator => page.getByRole('search').getByRole('option');

const recentOf = (page: Page, t: Texts): Locator =>
  page
    .getByRole('search')
    .getByRole('rowgroup', { name: t('Recent searches') })
    .getByRole('row');

/** The field with its suggestions at hand. */
async function openField(page: Page, t: Texts): Promise<Locator> {
  await inputOf(page).click();
  const field = page.getByRole('combobox', { name: t('Search the shop') });
  await expect(field).toBeFocused();
  return field;
}

async function search(page: Page, t: Texts, words: string): Promise<void> {
  const field = await openField(page, t);
  await field.fill(words);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/s/${encodeURIComponent(words)}$`));
  // In quotation marks in the heading, or below it where another spelling is shown; not just anywhere on the page before.
  await expect(page.getByRole('main')).toContainText(new RegExp(`[»«”“"]${words}[»«”“"]`));
}

/** The empty field offers something, and none of it is a recent search. */
async function expectNoRecent(page: Page, t: Texts): Promise<void> {
  const field = page.getByRole('combobox', { name: t('Search the shop') });
  const responded = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname.endsWith('/queries/autocomplete') && searchParams.get('q') === '';
  });
  await field.fill('s');
  await field.fill('');
  await responded;
  await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
  await expect(recentOf(page, t)).toHaveCount(0);
}

/** Makes a phrase popular: three visitors search for it, and it is offered to everybody. */
async function makePopular(request: APIRequestContext, shop: Shop): Promise<void> {
  for (const visitor of ['one', 'two', 'three']) {
    const params = {
      market: 'dk',
      locale: 'da-DK',
      touchpoint: 'mobile',
      q: 'sneakers',
      customerKey: randomUUID(),
      sessionKey: randomUUID(),
    };
    const resultPage = await request.get(`http://127.0.0.1:${shop.port + 1}/api/storefront/v3/queries/search-page`, {
      params,
    });
    expect(resultPage.status(), visitor).toBe(200);
  }
}

test.describe('the search field', () => {
  test('fits a low and narrow window: every row can be brought into it', async ({ page, shop }) => {
    const t = shop.texts('fi');
    // The rest of a small phone above its keyboard.
    await page.setViewportSize({ width: 320, height: 400 });
    await openHydrated(page, `${shop.origin('fi')}/`);
    const field = await openField(page, t);
    await field.pressSequentially('ken');
    await expect(rowsOf(page).first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    const last = rowsOf(page).last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport();
    const sheet = page.getByRole('listbox');
    const box = await sheet.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe((await page.getByRole('banner').boundingBox())?.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page
      .getByRole('search')
      .getByRole('button', { name: t('Close') })
      .click();
    await expect(sheet).toBeHidden();
    await expect(field).not.toBeFocused();
  });

  test('agrees with the page after a search, a correction, and on the way back [SEARCH-10]', async ({ page, shop }) => {
    const t = shop.texts('da');
    const main = page.getByRole('main');
    const arriveAt = async (words: string): Promise<void> => {
      await expect(main).toContainText(words);
      await expect(inputOf(page)).toHaveValue(words);
    };
    await openHydrated(page, `${shop.origin('dk')}/`);
    await search(page, t, 'sneekers');
    await arriveAt('sneekers');
    // The new page is announced, and the keyboard continues there.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await main.getByRole('link', { name: t('Search for that instead') }).click();
    await main.getByRole('link', { name: 'sneakers', exact: true }).first().click();
    await arriveAt('sneakers');
    for (const words of ['sneekers', 'sneekers']) {
      await page.goBack();
      await arriveAt(words);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origin('dk')}/`);
    await expect(inputOf(page)).toHaveValue('');
  });
});

test('a result that is opened, marked as a favourite and bought is reported to the search service [SEARCH-06]', async ({
  page,
  request,
  shop,
}) => {
  const t = shop.texts('da');
  const sent: { readonly notice: string; readonly body: Readonly<Record<string, string>> }[] = [];
  page.on('request', (request) => {
    const notice = /notifications\/([\w-]+)/.exec(request.url())?.[1];
    if (notice) sent.push({ notice, body: JSON.parse(request.postData() ?? '{}') as Record<string, string> });
  });
  const notices = () => sent.map(({ notice }) => notice);
  await openHydrated(page, `${shop.origin('dk')}/`);
  await search(page, t, 'sneakers');
  // A product that is not the obvious best: the reported id must be this one.
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: t('Sold out') })
    .nth(12);
  const name = (await card.getByRole('heading').innerText()).trim();
  const requested = page.waitForRequest((one) => one.postData()?.includes('product_key') === true);
  await card.getByRole('link').first().click();
  const { pathname, search: query } = new URL((await requested).url());
  // Sent once more: Chromium reports some bodies that the page has read to their end as aborted.
  const response = await request.post(`http://127.0.0.1:${shop.port + 1}${pathname}${query}`, {
    data: (await requested).postData() ?? '',
    headers: { 'content-type': 'text/plain' },
  });
  const { primaryList } = (await response.json()) as {
    primaryList: {
      productGroups: { products: { key: string; title: string; ticket: string; variants: { ticket: string }[] }[] }[];
    };
  };
  const found = primaryList.productGroups[0]?.products[0];
  expect(found?.title).toBe(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(notices).toEqual(['click']);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Favourite: {name}', { name }) })
    .first()
    .click();
  await expect.poll(notices).toEqual(['click', 'add-favorite']);
  await addToCart(page, t);
  await expect.poll(notices).toEqual(['click', 'add-favorite', 'add-to-cart']);
  expect(sent[0]?.body).toEqual({ ticket: found?.ticket });
  expect(sent[1]?.body).toEqual({ productKey: found?.key });
  expect(found?.variants.map(({ ticket }) => ticket)).toContain(sent[2]?.body['ticket']);
});

test.describe('recent searches', () => {
  test.beforeEach(({ request, shop }) => makePopular(request, shop));

  test('are all taken away at once, and come back when that is undone [SEARCH-09] (IDEA-16)', async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    await openHydrated(page, `${shop.origin('dk')}/`);
    for (const words of ['sandaler', 'støvler']) await search(page, t, words);
    const field = await openField(page, t);
    await field.fill('');
    await expect(recentOf(page, t)).toHaveText(['støvler', 'sandaler']);
    const clear = page.getByRole('button', { name: t('Remove all recent searches') });
    await clear.click();
    await expect(recentOf(page, t)).toHaveCount(0);
    await expect(field).toBeFocused();
    const snackbar = page.getByRole('status').filter({ hasText: t('Recent searches removed') });
    await snackbar.getByRole('button', { name: t('Undo') }).click();
    await field.click();
    await expect(recentOf(page, t)).toHaveText(['støvler', 'sandaler']);
    await clear.click();
    const sent = page.waitForRequest((request) => request.url().includes('/notifications/remove-recent-searches'));
    await snackbar.getByRole('button', { name: t('Close') }).click();
    expect((await sent).postData()).toBe('{"removeAll":true}');
    await field.click();
    await expectNoRecent(page, t);
  });

  test('are not left to the next shopper by a logout [SEARCH-08]', async ({ page, context, shop }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    await giveSession(context, { port: shop.port + 1, origin, account: demoCustomer });
    // Also where the shopper lets the shop remember.
    await context.addCookies([
      { name: consentCookie, value: '1.necessary.preferences', domain: 'dk.localhost', path: '/' },
    ]);
    const keys = () => page.evaluate(() => localStorage.getItem('voyado.session'));
    await openHydrated(page, `${origin}/`);
    await search(page, t, 'sandaler');
    await (await openField(page, t)).fill('');
    await expect(recentOf(page, t)).toHaveText(['sandaler']);
    const before = await keys();
    // The effects load after the page can be used; a logout before them counts too.
    await page.route('**/after-hydration*.js', async (route) => {
      await loggedOut;
      await route.continue();
    });
    const loggedOut = page.waitForResponse((response) => response.url().includes('/auth/logout'));
    await openHydrated(page, `${origin}/account`);
    const ended = page.waitForRequest((request) => request.url().includes('/notifications/end'));
    await page.getByRole('button', { name: t('Log out') }).click();
    expect((await ended).url()).toContain((JSON.parse(before ?? '{}') as { customerKey: string }).customerKey);
    await expect(page).toHaveURL(`${origin}/`);
    await openField(page, t);
    await expectNoRecent(page, t);
    expect(await keys()).not.toBe(before);
  });
});
