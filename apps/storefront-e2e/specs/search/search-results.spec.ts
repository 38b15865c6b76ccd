import { expect, markets, test } from '../../fixtures/shop-test.ts';

test.describe('the results page', () => {
  for (const { alias, language } of markets) {
    test(
      `shows in ${language} the corrected and the typed text, and leads back to the typed one [SEARCH-10, SHOP-20]`,
      { tag: '@quarter' },
      async ({ page, shop }) => {
        const t = shop.texts(language);
        const [wrong, right] = language === 'fi' ? ['tennnarit', 'tennarit'] : ['sneekers', 'sneakers'];
        await page.goto(`${shop.origin(alias)}/s/${wrong}`);
        const main = page.getByRole('main');
        await expect(main.getByText(t('You searched for “{words}”.', { words: wrong }))).toBeVisible();
        // [SHOP-20] The heading is about what is shown; the tabs come after it.
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(
          t('Results for “{phrase}”', { phrase: right }),
        );
        await expect(page).toHaveTitle(new RegExp(right));
        expect(
          await main.evaluate((element) => element.querySelector('h1, nav[aria-label] a[aria-current=page]')?.tagName),
        ).toBe('H1');
        await expect(main.getByRole('article').first()).toBeVisible();
        await main.getByRole('link', { name: t('Search for that instead') }).click();
        await expect(
          main.getByRole('heading', { level: 1, name: t('We found no products for “{words}”', { words: wrong }) }),
        ).toBeVisible();
        await main.getByRole('link', { name: right, exact: true }).first().click();
        await expect(page).toHaveURL(new RegExp(`/s/${right}$`));
        await expect(main.getByRole('article').first()).toBeVisible();
      },
    );
  }

  test('has tabs for products and pages, as links that work without script [SEARCH-10]', async ({
    browser,
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    const plain = await browser.newContext({ javaScriptEnabled: false });
    for (const view of [page, await plain.newPage()]) {
      await view.goto(`${shop.origin('dk')}/s/${encodeURIComponent('størrelse')}`);
      const tabs = view.getByRole('main').getByRole('navigation', { name: t('What the search has found') });
      await expect(tabs.getByRole('link', { name: t('Products') })).toHaveAttribute('aria-current', 'page');
      await expect(tabs.getByRole('link', { name: t('Pages') })).toHaveText(/\(\d+\)$/);
      await tabs.getByRole('link', { name: t('Pages') }).click();
      await expect(view).toHaveURL(/\?tab=pages$/);
      await expect(tabs.getByRole('link', { name: t('Pages') })).toHaveAttribute('aria-current', 'page');
      await view.getByRole('main').getByRole('list').locator('a[href^="/content/"]').first().click();
      await expect(view).toHaveURL(/\/content\//);
    }
    await plain.close();
  });

  test('offers other ways without results, and is not indexed [SEARCH-10]', async ({ page, shop }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/s/xylofonkvartett`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      t('We found no products for “{words}”', { words: 'xylofonkvartett' }),
    );
    await expect(main.getByText(t('Check the spelling.'))).toBeVisible();
    await expect(
      main
        .getByRole('navigation', { name: t('Look in a category') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await main.getByRole('link', { name: /kundeservice/i }).click();
    await expect(page).toHaveURL(/\/customer-service$/);
  });
});
