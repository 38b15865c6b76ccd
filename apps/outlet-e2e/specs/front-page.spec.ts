import { expect, name, outletMarkets, test } from '../fixtures/outlet.ts';

const currencies = { se: /\d\s?kr/, fi: /\d\s?€/ } as const;
const others = { se: 'Suomi (EUR)', fi: 'Sverige (SEK)' } as const;

for (const { alias, language } of outletMarkets.filter(
  (market): market is typeof market & { readonly alias: 'se' | 'fi' } => market.alias in currencies,
)) {
  test(
    `the front page in ${alias} has the outlet's name, its campaigns and its markets`,
    { tag: '@half' },
    async ({ page, shop }) => {
      const t = shop.texts(language);
      await page.goto(`${shop.origin(alias)}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${name} – ${t('Reduced shoes and clothes')}`);
      await expect(page.getByRole('banner').getByRole('link', { name: t('{name}, front page', { name }) })).toHaveText(
        name,
      );
      await expect(page.getByRole('heading', { level: 1, name: t('Good things, lower prices') })).toBeVisible();

      for (const campaign of ['Up to 30% off', 'Last season’s favourites', 'Warm in wool'])
        await expect(page.getByRole('heading', { level: 2, name: t(campaign) })).toBeVisible();
      const card = page.getByRole('main').getByRole('article').first();
      await expect(card.locator('s')).toHaveText(currencies[alias]);
      await expect(card).toContainText(/−\d+\s?%/);
      await expect(page.getByRole('main')).not.toContainText(currencies[alias === 'se' ? 'fi' : 'se']);

      const countries = page.getByRole('contentinfo').getByRole('group', { name: t('Country') });
      await expect(countries.getByRole('link')).toHaveText(['Sverige (SEK)', 'Suomi (EUR)']);
      await countries.getByRole('link', { name: others[alias] }).click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', language);
      await expect(page.getByRole('banner')).toContainText(name);
    },
  );
}

test('the logo leads from another page to the front page', async ({ page, shop }) => {
  const t = shop.texts('sv');
  const heading = page.getByRole('heading', { level: 1, name: t('Good things, lower prices') });
  await page.goto(`${shop.origin('se')}/`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('See what sells most') })
    .click();
  await expect(heading).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('{name}, front page', { name }) })
    .click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the search field of the header has suggestions and finds products', async ({ page, shop }) => {
  const t = shop.texts('sv');
  await page.goto(`${shop.origin('se')}/`);
  await page.getByRole('searchbox', { name: t('Search the shop') }).click();
  // With suggestions it is a combobox.
  const field = page.getByRole('combobox', { name: t('Search the shop') });
  await field.fill('stövlar');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('stövlar');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(field).toHaveValue('stövlar');
});
