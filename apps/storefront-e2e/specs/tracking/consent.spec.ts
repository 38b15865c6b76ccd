import { consentCookie, noConsentYet } from '../../fixtures/consent.ts';
import { consentIn, bannerOf, openSettings } from '../../fixtures/consent-banner.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test.use({ storageState: noConsentYet });

test(
  'everything can be accepted with one press, and taken back in the footer [UI-10, TRK-11]',
  { tag: '@every-check' },
  async ({ page, context, shop }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await bannerOf(page, t)
      .getByRole('button', { name: t('Accept all') })
      .click();
    await expect(bannerOf(page, t)).toBeHidden();
    expect(await consentIn(context)).toBe('1.necessary.preferences.statistics.marketing');
    const [{ expires, sameSite, path, domain } = { expires: 0, sameSite: '', path: '', domain: '' }] = (
      await context.cookies()
    ).filter(({ name }) => name === consentCookie);
    expect({ sameSite, path, domain }).toEqual({ sameSite: 'Lax', path: '/', domain: 'dk.localhost' });
    expect(expires - Date.now() / 1000).toBeLessThanOrEqual(365 * 24 * 60 * 60);

    // Stored names of marketing are removed with the permission.
    await context.addCookies([{ name: 'engage-id', value: 'x', url: shop.origin('dk') }]);
    const settings = await openSettings(page, t);
    await expect(settings.getByRole('checkbox', { name: t('Marketing') })).toBeChecked();
    await settings.getByRole('button', { name: t('Only necessary') }).click();
    await expect(settings).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: t('Cookie settings') })).toBeFocused();
    expect(await consentIn(context)).toBe('1.necessary');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('engage-id');
  },
);

test('each purpose can be chosen by itself, by keyboard, and changed later [UI-10]', async ({
  page,
  context,
  shop,
}) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/`);
  const banner = bannerOf(page, t);
  await expect(banner).toBeVisible();
  // The skip link, then the three choices.
  await page.keyboard.press('Tab');
  for (const name of ['Accept all', 'Only necessary', 'Choose yourself']) {
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('button', { name: t(name) })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: t('Cookie settings') });
  for (const name of ['Preferences', 'Statistics', 'Marketing'])
    await expect(settings.getByRole('checkbox', { name: t(name) })).not.toBeChecked();
  await settings.getByRole('checkbox', { name: t('Statistics') }).press('Space');
  // Closing without a choice stores none.
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('button', { name: t('Choose yourself') })).toBeFocused();
  expect(await consentIn(context)).toBeUndefined();
  await page.keyboard.press('Enter');
  await settings.getByRole('checkbox', { name: t('Statistics') }).press('Space');
  await settings.getByRole('button', { name: t('Save my choice') }).press('Enter');
  await expect(banner).toBeHidden();
  expect(await consentIn(context)).toBe('1.necessary.statistics');

  const later = await openSettings(page, t);
  await expect(later.getByRole('checkbox', { name: t('Statistics') })).toBeChecked();
  await later.getByRole('checkbox', { name: t('Preferences') }).check();
  await later.getByRole('button', { name: t('Save my choice') }).click();
  await expect(later).toBeHidden();
  expect(await consentIn(context)).toBe('1.necessary.preferences.statistics');
});

test('a second tab follows [UI-10]', { tag: '@every-check' }, async ({ page, context, shop }) => {
  const t = shop.texts('da');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${shop.origin('dk')}/`);
    await expect(bannerOf(tab, t)).toBeVisible();
  }
  await bannerOf(page, t)
    .getByRole('button', { name: t('Accept all') })
    .click();
  await expect(bannerOf(other, t)).toBeHidden();
  const settings = await openSettings(other, t);
  await expect(settings.getByRole('checkbox', { name: t('Statistics') })).toBeChecked();
});
