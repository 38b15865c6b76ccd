import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { consentCookie } from '../../fixtures/consent.ts';
import { addToCart } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { demoCustomer, giveSession } from '../../fixtures/logged-in.ts';
import { waitForHydration } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';

const inputOf = (page: Page): Locator => page.getByRole('banner').getByRole('search').locator('input');
const rowsOf = (page: Page): Locator => page.getByRole('search').getByRole('option');
const groupOf = (page: Page, name: string): Locator => page.getByRole('search').getByRole('group', { name });

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

/** A brand of the catalogue, as the shopper writes it and where it leads. */
const brand = { words: 'lättfot', path: '/b/lattfot' };

const isSuggestRequest =
  (...texts: readonly string[]) =>
  (url: URL) =>
    url.pathname.endsWith('/queries/autocomplete') && texts.includes(url.searchParams.get('q') ?? '');

/** Holds back the responses to these texts until they are released. */
async function hold(
  page: Page,
  ...texts: readonly string[]
): Promise<{ readonly held: readonly Route[]; readonly release: () => Promise<unknown> }> {
  const held: Route[] = [];
  await page.route(isSuggestRequest(...texts), (route) => void held.push(route));
  // The page may no longer wait for it.
  return { held, release: () => Promise.all(held.map((route) => route.continue().catch(() => undefined))) };
}

/** What three visitors have searched for is popular, and offered to everybody. */
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
  for (const { alias, language } of markets) {
    const words =
      language === 'fi'
        ? { begin: 'ken', wrong: 'tennnarit', right: 'tennarit' }
        : { begin: 'sko', wrong: 'sneekers', right: 'sneakers' };
    test(
      `offers in ${language} phrases, categories, products with their prices, and counts them [SEARCH-09]`,
      { tag: '@quarter' },
      async ({ page, shop }) => {
        const t = shop.texts(language);
        await page.goto(`${shop.origin(alias)}/`);
        await waitForHydration(page);
        const field = await openField(page, t);
        await field.fill(words.begin);
        await expect(groupOf(page, t('Categories and brands')).getByRole('option').first()).toBeVisible();
        const product = groupOf(page, t('Products')).getByRole('option').first();
        await expect(product.locator('img')).toBeVisible();
        await expect(product).toContainText(/\d.*(kr|€)/);
        const said = () => page.getByRole('search').getByRole('status').innerText();
        await expect.poll(async () => (await said()).includes(String(await rowsOf(page).count()))).toBe(true);
        // A reduced price never stands without the lowest price of the last 30 days.
        const reduced = rowsOf(page).filter({ has: page.locator('s') });
        for (const row of await reduced.all()) await expect(row).toContainText(t('Lowest price in the last 30 days:'));
        await field.fill(words.wrong);
        await expect(rowsOf(page).filter({ hasText: words.right }).first()).toBeVisible();
        await field.press('Escape');
        await expect(rowsOf(page)).toHaveCount(0);
        await expect(field).toHaveValue(words.wrong);
      },
    );
  }

  test('is used by keyboard alone: to a product, to another phrase, and back to the typed words [SEARCH-09]', async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    const field = await openField(page, t);
    await field.fill('støv');
    await expect(rowsOf(page).first()).toBeVisible();
    const phrase = (await rowsOf(page).first().innerText()).trim();
    await page.keyboard.press('ArrowDown');
    await expect(rowsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await rowsOf(page).first().getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('End');
    await page.keyboard.type('l');
    await expect(field).toHaveValue('tøvl');
    await field.fill('støv');
    await expect(rowsOf(page).first()).toHaveText(phrase);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/s/${encodeURIComponent(phrase)}$`));
    // The new page is announced, and the keyboard continues there.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await (await openField(page, t)).fill('støvler');
    const products = groupOf(page, t('Products')).getByRole('option');
    await expect(products.first()).toBeVisible();
    // The number is announced when the response to the complete text is there; until then the rows are those of an earlier one.
    await expect(page.getByRole('search').getByRole('status')).toContainText(/\d/);
    const position = await rowsOf(page).evaluateAll(
      (rows, first) => rows.findIndex((row) => row.id === first),
      await products.first().getAttribute('id'),
    );
    for (let step = 0; step <= position; step += 1) await page.keyboard.press('ArrowDown');
    const click = page.waitForRequest((request) => request.url().includes('/notifications/click'));
    await page.keyboard.press('Enter');
    expect(Object.keys(JSON.parse((await click).postData() ?? '{}') as object)).toEqual(['ticket']);
    await expect(page).toHaveURL(/\/p\//);
  });

  test(
    'shows suggestions for "sko" when the response to "sk" comes after them (PAIN-16) [SEARCH-09]',
    { tag: '@every-check' },
    async ({ page, request, shop }) => {
      const t = shop.texts('da');
      await page.goto(`${shop.origin('dk')}/`);
      await waitForHydration(page);
      const older = await hold(page, 'sk');
      const field = await openField(page, t);
      await field.pressSequentially('sk');
      await expect.poll(() => older.held.length).toBe(1);
      const newer = page.waitForRequest((sent) => isSuggestRequest('sko')(new URL(sent.url())));
      await field.press('o');
      const { pathname, search: parameters } = new URL((await newer).url());
      // The same request once more: browsers do not always keep a body that a page has read as a stream.
      const response = await request.get(`http://127.0.0.1:${shop.port + 1}${pathname}${parameters}`);
      const { productSuggestions } = (await response.json()) as {
        productSuggestions: { products: { title: string }[] }[];
      };
      const products = groupOf(page, t('Products')).getByRole('option');
      const expectSko = async (): Promise<void> => {
        await expect(products).toHaveCount(productSuggestions.length);
        for (const [
          index,
          {
            products: [product],
          },
        ] of productSuggestions.entries())
          await expect(products.nth(index)).toContainText(product?.title ?? '');
      };
      await expectSko();
      await older.release();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expectSko();
      await expect(field).toHaveValue('sko');
    },
  );

  test('leads by Enter to the results for the typed text before any response (PAIN-16) [SEARCH-09]', async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    await hold(page, '', 's', 'sk', 'sko');
    const field = await openField(page, t);
    await field.pressSequentially('sko');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/s\/sko$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('sko');
  });

  test('keeps the letters that are typed before its suggestions have come', async ({ page, shop }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/lazy-search-/, async (route) => {
      await waiting;
      await route.continue();
    });
    await inputOf(page).click();
    await page.keyboard.type('støv');
    await page.keyboard.press('ArrowLeft');
    release();
    const field = page.getByRole('combobox', { name: t('Search the shop') });
    await expect(field).toBeFocused();
    await page.keyboard.type('x');
    await expect(field).toHaveValue('støxv');
  });

  test('is a plain field that works during an outage of the search service, with one quiet line', async ({
    page,
    shop,
    watch,
  }) => {
    const t = shop.texts('da');
    watch.allowed.push(/api\/storefront\/v3/, /console: Failed to load resource: net::ERR_FAILED/);
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    await page.route('**/api/storefront/v3/**', (route) => route.abort('failed'));
    const field = await openField(page, t);
    await field.pressSequentially('støvler');
    await expect(
      page.getByRole('search').getByText(t('No suggestions right now. You can still search.')).first(),
    ).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/s\/st%C3%B8vler$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(
      page.getByText(t('We cannot check the spelling right now. Some of these products may be for a similar word.')),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('fits a low and narrow window: every row can be brought into it', async ({ page, shop }) => {
    const t = shop.texts('fi');
    // What a keyboard leaves of a small phone.
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto(`${shop.origin('fi')}/`);
    await waitForHydration(page);
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
});

test.describe('the field and the page', () => {
  const arriveAt = async (page: Page, words: string): Promise<void> => {
    await expect(page.getByRole('main')).toContainText(words);
    await expect(inputOf(page)).toHaveValue(words);
  };

  test('agree after every search, on the way back, after a correction and on a page without results [SEARCH-10]', async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    for (const words of ['støvler', 'sneekers']) {
      await search(page, t, words);
      await arriveAt(page, words);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Search for that instead') })
      .click();
    await page.getByRole('main').getByRole('link', { name: 'sneakers', exact: true }).first().click();
    await arriveAt(page, 'sneakers');
    for (const words of ['sneekers', 'sneekers', 'støvler']) {
      await page.goBack();
      await arriveAt(page, words);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origin('dk')}/`);
    await expect(inputOf(page)).toHaveValue('');
  });

  test('lead by a brand’s full name and Enter to the brand, once that is known [SEARCH-09]', async ({ page, shop }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    const field = await openField(page, t);
    const responded = page.waitForResponse((response) => isSuggestRequest(brand.words)(new URL(response.url())));
    await field.fill(brand.words);
    await responded;
    await expect(groupOf(page, t('Products')).getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${brand.path}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Lättfot' })).toBeFocused();
    await expect(inputOf(page)).toHaveValue('');
    // The results are there all the same.
    await (await openField(page, t)).fill(brand.words);
    await page
      .getByRole('search')
      .getByRole('option', { name: t('See all products') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/s/${encodeURIComponent(brand.words)}$`));
  });
});

test.describe('a name that is searched for without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { alias, language } of markets) {
    test(`leads in ${language} to its brand, and to the results when they are wanted [SEARCH-09]`, async ({
      page,
      shop,
      watch,
    }) => {
      // Chromium counts the scripts that it does not run as failed.
      watch.allowed.push(/^request: \S+\.js csp$/);
      const t = shop.texts(language);
      // A page with few images: without JavaScript all of them are loaded.
      await page.goto(`${shop.origin(alias)}/cart`);
      await page.getByRole('searchbox', { name: t('Search the shop') }).fill(brand.words);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${brand.path}$`));
      await page.goto(`${shop.origin(alias)}/search?q=${encodeURIComponent(brand.words)}&exact=1`);
      await expect(page).toHaveURL(new RegExp(`/s/${encodeURIComponent(brand.words)}\\?exact=1$`));
    });
  }
});

test('a result that is opened, marked as a favourite and bought is reported to the search service [SEARCH-06]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const sent: { readonly notice: string; readonly body: Readonly<Record<string, string>> }[] = [];
  page.on('request', (request) => {
    const notice = /notifications\/([\w-]+)/.exec(request.url())?.[1];
    if (notice) sent.push({ notice, body: JSON.parse(request.postData() ?? '{}') as Record<string, string> });
  });
  const notices = () => sent.map(({ notice }) => notice);
  await page.goto(`${shop.origin('dk')}/`);
  await waitForHydration(page);
  await search(page, t, 'sneakers');
  // A product that is not the obvious best: the reported id must be this one.
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: t('Sold out') })
    .nth(12);
  const name = (await card.getByRole('heading').innerText()).trim();
  const resultPage = page.waitForResponse(
    (response) =>
      response.url().includes('/queries/search-page') && (response.request().postData() ?? '').includes('product_key'),
  );
  await card.getByRole('link').first().click();
  const { primaryList } = (await (await resultPage).json()) as {
    primaryList: {
      productGroups: { products: { key: string; title: string; ticket: string; variants: { ticket: string }[] }[] }[];
    };
  };
  const found = primaryList.productGroups[0]?.products[0];
  expect(found?.title).toBe(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(notices).toEqual(['click']);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: t('Favourite: {name}', { name }) })
    .first();
  await heart.click();
  await expect.poll(notices).toEqual(['click', 'add-favorite']);
  await addToCart(page, t);
  await expect(page.getByRole('dialog', { name: t('Added to your cart') })).toBeVisible();
  await expect.poll(notices).toEqual(['click', 'add-favorite', 'add-to-cart']);
  expect(sent[0]?.body).toEqual({ ticket: found?.ticket });
  expect(sent[1]?.body).toEqual({ productKey: found?.key });
  expect(found?.variants.map(({ ticket }) => ticket)).toContain(sent[2]?.body['ticket']);
  await page.keyboard.press('Escape');
  await heart.click();
  await expect.poll(notices).toEqual(['click', 'add-favorite', 'add-to-cart', 'remove-favorite']);
});

test.describe('recent searches', () => {
  test.beforeEach(({ request, shop }) => makePopular(request, shop));

  test('are offered again, and taken away one by one [SEARCH-09]', async ({ page, shop }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    for (const words of ['sandaler', 'støvler']) await search(page, t, words);
    const field = await openField(page, t);
    await field.fill('');
    await expect(recentOf(page, t)).toHaveText(['støvler', 'sandaler']);
    await page.getByRole('gridcell', { name: t('Remove {phrase}', { phrase: 'sandaler' }) }).click();
    await expect(recentOf(page, t)).toHaveText(['støvler']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(recentOf(page, t)).toHaveCount(0);
    await field.press('Escape');
    await field.fill('s');
    await field.fill('');
    await expect(
      page.getByRole('search').getByRole('option').or(page.getByRole('search').getByRole('row')).first(),
    ).toBeVisible();
    await expect(recentOf(page, t)).toHaveCount(0);
  });

  test('are all taken away at once, and come back when that is undone [SEARCH-09] (IDEA-16)', async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    await search(page, t, 'sandaler');
    const field = await openField(page, t);
    await field.fill('');
    const clear = page.getByRole('button', { name: t('Remove all recent searches') });
    await clear.click();
    await expect(recentOf(page, t)).toHaveCount(0);
    await expect(field).toBeFocused();
    const snackbar = page.getByRole('status').filter({ hasText: t('Recent searches removed') });
    await snackbar.getByRole('button', { name: t('Undo') }).click();
    await field.click();
    await expect(recentOf(page, t)).toHaveText(['sandaler']);
    await clear.click();
    const sent = page.waitForRequest((request) => request.url().includes('/notifications/remove-recent-searches'));
    await snackbar.getByRole('button', { name: t('Close') }).click();
    expect((await sent).postData()).toBe('{"removeAll":true}');
    await field.click();
    await field.fill('s');
    await field.fill('');
    await expect(
      page.getByRole('search').getByRole('option').or(page.getByRole('search').getByRole('row')).first(),
    ).toBeVisible();
    await expect(recentOf(page, t)).toHaveCount(0);
  });

  test('end with the page without permission, and stay with it [TRK-11]', async ({ page, context, shop }) => {
    const t = shop.texts('da');
    const stored = () => page.evaluate(() => localStorage.getItem('voyado.session'));
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    await search(page, t, 'sandaler');
    expect(await stored()).toBeNull();
    await context.addCookies([
      { name: consentCookie, value: '1.necessary.preferences', domain: 'dk.localhost', path: '/' },
    ]);
    await page.reload();
    await waitForHydration(page);
    const field = await openField(page, t);
    await expect(
      page.getByRole('search').getByRole('option').or(page.getByRole('search').getByRole('row')).first(),
    ).toBeVisible();
    await expect(recentOf(page, t)).toHaveCount(0);
    await field.press('Escape');
    await search(page, t, 'huer');
    expect(await stored()).not.toBeNull();
    await page.goto(`${shop.origin('dk')}/`);
    await waitForHydration(page);
    await openField(page, t);
    await expect(recentOf(page, t)).toHaveText(['huer']);
  });
});

test('logging out leaves no recent searches to the next shopper [SEARCH-08]', async ({
  page,
  context,
  shop,
  request,
}) => {
  const t = shop.texts('da');
  await makePopular(request, shop);
  const origin = shop.origin('dk');
  await giveSession(context, { port: shop.port + 1, origin, account: demoCustomer });
  // Also where the shopper lets the shop remember.
  await context.addCookies([
    { name: consentCookie, value: '1.necessary.preferences', domain: 'dk.localhost', path: '/' },
  ]);
  const recent = recentOf(page, t);
  const keys = () => page.evaluate(() => localStorage.getItem('voyado.session'));
  await page.goto(`${origin}/`);
  await waitForHydration(page);
  await search(page, t, 'sandaler');
  await (await openField(page, t)).fill('');
  await expect(recent).toHaveText(['sandaler']);
  const before = await keys();
  // The effects load after the page can be used; a logout before them counts too.
  await page.route('**/after-hydration*.js', async (route) => {
    await loggedOut;
    await route.continue();
  });
  const loggedOut = page.waitForResponse((response) => response.url().includes('/auth/logout'));
  await page.goto(`${origin}/account`);
  await waitForHydration(page);
  const ended = page.waitForRequest((request) => request.url().includes('/notifications/end'));
  await page.getByRole('button', { name: t('Log out') }).click();
  expect((await ended).url()).toContain((JSON.parse(before ?? '{}') as { customerKey: string }).customerKey);
  await expect(page).toHaveURL(`${origin}/`);
  const field = await openField(page, t);
  const responded = page.waitForResponse((response) => isSuggestRequest('')(new URL(response.url())));
  await field.fill('s');
  await field.fill('');
  await responded;
  await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
  await expect(recent).toHaveCount(0);
  expect(await keys()).not.toBe(before);
});
