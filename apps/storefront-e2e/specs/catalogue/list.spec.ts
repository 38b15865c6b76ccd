import { parseListQuery } from '@lyng/routing/core';
import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../../fixtures/journey.ts';
import { openHydrated, waitForHydration } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const results = (page: Page): Locator => page.getByRole('main').getByRole('article');
const chips = (page: Page, t: Texts): Locator =>
  page.getByRole('list', { name: t('Chosen filters') }).getByRole('link');
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const entries = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

/** Follows a filter's link. On a phone the filters are in a panel; this test is about the link. */
const follow = (link: Locator): Promise<void> => link.evaluate((element: HTMLElement) => element.click());

/** The index of the first card whose top is in view. */
const firstInView = (page: Page): Promise<number> =>
  results(page).evaluateAll((cards) => cards.findIndex((card) => card.getBoundingClientRect().top >= 0));

/** The visible state of a list, and its address. */
async function readList(page: Page, t: Texts) {
  const { searchParams } = new URL(page.url());
  const { filters, sort, page: number } = parseListQuery(searchParams);
  return {
    url: page.url(),
    selected: Object.values(filters).flatMap((values) => (values ?? []).map(({ label }) => label)),
    sort: sort ?? 'MOST_SOLD',
    number,
    title: await page.title(),
    count: await page.getByRole('main').getByRole('status').first().innerText(),
    chips: await chips(page, t).allInnerTexts(),
    order: await page.getByRole('combobox', { name: t('Sort by') }).inputValue(),
    names: await results(page).getByRole('heading').allInnerTexts(),
  };
}

test(
  'three filters, an order and more products: Back and Forward show list, chips, count, order, title and address together, one entry per action [PAIN-13, CAT-07, ROUTE-23]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    await openHydrated(page, `${shop.origin('dk')}/bestseller-lige-nu`);
    const group = (name: string): Locator =>
      page.locator('main details', { has: page.locator('summary', { hasText: name }) }).first();
    const unchosen = (name: string): Locator => group(name).locator('li a:not([aria-current])');
    const seen: Awaited<ReturnType<typeof readList>>[] = [];
    const before = await entries(page);

    const act = async (what: () => Promise<unknown>, settled: () => Promise<unknown>): Promise<void> => {
      await what();
      await settled();
      const list = await readList(page, t);
      // The chips match the address; after them comes the link that clears all.
      expect(list.chips.slice(0, -1).map((text) => text.replace(new RegExp(`^${t('Remove filter')}\\s*`), ''))).toEqual(
        list.selected,
      );
      expect(list.order).toBe(list.sort);
      seen.push(list);
      expect(await entries(page)).toBe(before + seen.length - 1);
    };
    const chosen = (count: number) => () => expect(chips(page, t)).toHaveCount(count + 1);
    await act(
      async () => undefined,
      async () => expect(results(page)).toHaveCount(48),
    );
    await act(() => follow(unchosen(t('Category')).first()), chosen(1));
    await act(() => follow(unchosen('Farve').first()), chosen(2));
    await act(() => follow(unchosen('Farve').first()), chosen(3));
    const last = seen.at(-1)?.names.join();
    await act(
      () => page.getByRole('combobox', { name: t('Sort by') }).selectOption('PRICE_DESC'),
      () =>
        expect
          .poll(() =>
            results(page)
              .getByRole('heading')
              .allInnerTexts()
              .then((names) => names.join() !== last),
          )
          .toBe(true),
    );
    await act(
      () => page.getByRole('link', { name: t('Show more') }).click(),
      () => expect.poll(() => results(page).count()).toBeGreaterThan(48),
    );
    expect(seen.at(-1)?.number).toBe(2);

    const agrees = async (expected: (typeof seen)[number]): Promise<void> => {
      await expect(page).toHaveURL(expected.url);
      await expect(results(page).getByRole('heading')).toHaveText(expected.names);
      expect(await readList(page, t)).toEqual(expected);
    };
    for (const state of seen.toReversed().slice(1)) {
      await page.goBack();
      await agrees(state);
    }
    for (const state of seen.slice(1)) {
      await page.goForward();
      await agrees(state);
    }
  },
);

test(
  'from the sixtieth product Back leads to it again, also after a reload of the product or of the list [PAIN-14, ROUTE-16]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    await openHydrated(page, `${shop.origin('dk')}/bestseller-lige-nu`);
    await page.getByRole('link', { name: t('Show more') }).click();
    await expect(results(page)).toHaveCount(96);
    await expect(page).toHaveURL(/\/bestseller-lige-nu\?page=2$/);
    const list = page.url();
    const sixtieth = results(page).nth(59);
    await sixtieth.scrollIntoViewIfNeeded();
    const place = await firstInView(page);
    const name = (await sixtieth.getByRole('heading').innerText()).trim();
    const isBack = async (): Promise<void> => {
      await expect(page).toHaveURL(list);
      await expect(results(page)).toHaveCount(96);
      await expect.poll(async () => Math.abs((await firstInView(page)) - place)).toBeLessThanOrEqual(1);
      await expect(sixtieth).toBeInViewport();
    };
    const isOnProduct = async (): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('[data-pending-page]')).toHaveCount(0);
      await expect.poll(() => scrollTop(page)).toBeLessThan(20);
    };
    await sixtieth.getByRole('link').first().click();
    await isOnProduct();
    await page.goBack();
    await isBack();
    await page.goForward();
    await isOnProduct();
    await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await isBack();
    await page.reload();
    await waitForHydration(page);
    await isBack();
    await sixtieth.getByRole('link').first().click();
    await isOnProduct();
  },
);

test('more products are put below the others, where the keyboard goes on [CAT-07, UI-11]', async ({ page, shop }) => {
  const t = shop.texts('da');
  await openHydrated(page, `${shop.origin('dk')}/bestseller-lige-nu`);
  const first = await results(page).first().getByRole('heading').innerText();
  const more = page.getByRole('link', { name: t('Show more') });
  await more.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(96);
  await expect(results(page).nth(48).getByRole('link').first()).toBeFocused();
  expect(Math.abs((await scrollTop(page)) - place)).toBeLessThan(4);
  await expect(results(page).first().getByRole('heading')).toHaveText(first);
  await expect(
    page.getByText(t('You have seen {shownSeen} of {shownTotal} products').split('{shownSeen}')[0] + '96'),
  ).toBeVisible();
  await more.click();
  await expect(results(page)).toHaveCount(144);
  await expect(page).toHaveURL(/\?page=3$/);
  const names = await results(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('/p/')));
  expect(new Set(names).size).toBe(144);
});

test('a list that was entered in its middle grows upwards without moving [CAT-07]', async ({ page, shop }) => {
  const t = shop.texts('da');
  await openHydrated(page, `${shop.origin('dk')}/bestseller-lige-nu?page=3`);
  const previous = page.getByRole('link', { name: t('Show previous') });
  for (const [cards, address] of [
    [96, /\?page=2$/],
    [144, /\/bestseller-lige-nu$/],
  ] as const) {
    await previous.scrollIntoViewIfNeeded();
    const card = await results(page).first().elementHandle();
    const place = (await card?.boundingBox())?.y ?? 0;
    await previous.click();
    await expect(results(page)).toHaveCount(cards);
    await expect(page).toHaveURL(address);
    await expect.poll(async () => Math.abs(((await card?.boundingBox())?.y ?? 0) - place)).toBeLessThan(4);
    await expect(results(page).nth(47).getByRole('link').first()).toBeFocused();
  }
  await expect(previous).toHaveCount(0);
});

test('an unknown filter is dropped with a notice, an old name is corrected, both without a history entry [ROUTE-23]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  await openHydrated(page, `${shop.origin('dk')}/bestseller-lige-nu`);
  const brand = new URL((await page.locator('main a[href*="brands="]').first().getAttribute('href')) ?? '', page.url());
  const id = brand.searchParams.get('brands')?.split('~')[1] ?? '';
  const before = await entries(page);
  await page.evaluate(
    (address) => window.location.replace(address),
    `/bestseller-lige-nu?utm_source=mail&brands=Et%20gammelt%20navn~${id},V%C3%A6k~b_999999&page=1`,
  );
  await waitForHydration(page);
  await expect(page).toHaveURL(`${brand.href}&utm_source=mail`);
  expect(await entries(page)).toBe(before);
  await expect(page.getByText('Et filter findes ikke længere.')).toBeVisible();
  await expect(chips(page, t)).toHaveCount(2);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.origin('dk')}/bestseller-lige-nu`);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('Et filter findes ikke længere.')).toHaveCount(0);
});
