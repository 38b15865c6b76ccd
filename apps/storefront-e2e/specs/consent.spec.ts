import type { BrowserContext, Locator, Page } from '@playwright/test';
import { consentCookie, neverAnswered } from '../fixtures/consent.ts';
import { expectFocusInSight } from '../fixtures/focus.ts';
import { isPhone, openDepartment, type Texts } from '../fixtures/journey.ts';
import { expect, markets, test } from '../fixtures/shop-test.ts';

test.use({ storageState: neverAnswered });

const bannerOf = (page: Page, t: Texts): Locator => page.getByRole('region', { name: t('May we use cookies?') });

const answerIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === consentCookie)?.value;

const openSettings = async (page: Page, t: Texts): Promise<Locator> => {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('Cookie settings') })
    .click();
  return page.getByRole('dialog', { name: t('Cookie settings') });
};

/** What this browser holds, by name. */
const keptIn = async (page: Page): Promise<readonly string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];

/** All that a visit may leave behind without permission: what was asked for, and the way back. */
const necessary = [
  'favorites',
  'favoritesLastUpdated',
  'favoritesUnsaved',
  'favoritesEarly',
  'ralph-cart',
  'react-router-scroll-positions',
];

for (const { alias, language } of markets) {
  test(`asks in ${language}, once, and what is refused stays refused [UI-10]`, async ({ page, context, shop }) => {
    const t = shop.texts(language);
    await page.goto(`${shop.origin(alias)}/`);
    const banner = bannerOf(page, t);
    await expect(banner).toBeVisible();
    const buttons = await banner.getByRole('button').all();
    const looks = await Promise.all(
      buttons.map((button) =>
        button.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          return {
            size: `${Math.round(width)} x ${Math.round(height)}`,
            colour: getComputedStyle(element).backgroundColor,
          };
        }),
      ),
    );
    // Yes and no are as large as each other, and no answer is louder than another.
    expect(looks[1]?.size).toBe(looks[0]?.size);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(1);
    // Never more than 40 % of the window, and the page goes on working beside it.
    const share = await banner.evaluate((element) => element.getBoundingClientRect().height / window.innerHeight);
    expect(share).toBeLessThanOrEqual(0.4);
    expect(await banner.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
    await openDepartment(page, t);
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: t('Only necessary') }).click();
    await expect(banner).toBeHidden();
    expect(await answerIn(context)).toBe('1.necessary');
    await page.reload();
    // Here the late parts have come, and have not asked.
    await openSettings(page, t);
    await page.keyboard.press('Escape');
    await expect(banner).toBeHidden();
  });
}

test('everything can be accepted with one press, and taken back in the footer [UI-10, TRK-11]', async ({
  page,
  context,
  shop,
}) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/`);
  await bannerOf(page, t)
    .getByRole('button', { name: t('Accept all') })
    .click();
  await expect(bannerOf(page, t)).toBeHidden();
  expect(await answerIn(context)).toBe('1.necessary.preferences.statistics.marketing');
  const [{ expires, sameSite, path, domain } = { expires: 0, sameSite: '', path: '', domain: '' }] = (
    await context.cookies()
  ).filter(({ name }) => name === consentCookie);
  expect({ sameSite, path, domain }).toEqual({ sameSite: 'Lax', path: '/', domain: 'dk.localhost' });
  expect(expires - Date.now() / 1000).toBeLessThanOrEqual(365 * 24 * 60 * 60);

  // What marketing had left goes with the permission.
  await context.addCookies([{ name: 'engage-id', value: 'x', url: shop.origin('dk') }]);
  const settings = await openSettings(page, t);
  await expect(settings.getByRole('checkbox', { name: t('Marketing') })).toBeChecked();
  await settings.getByRole('button', { name: t('Only necessary') }).click();
  await expect(settings).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: t('Cookie settings') })).toBeFocused();
  expect(await answerIn(context)).toBe('1.necessary');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('engage-id');
});

test('each purpose can be chosen by itself, by keyboard, and changed later [UI-10]', async ({
  page,
  context,
  shop,
}) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/`);
  const banner = bannerOf(page, t);
  await expect(banner).toBeVisible();
  // The skip link, then the three answers.
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
  // Closed without an answer, nothing is answered.
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('button', { name: t('Choose yourself') })).toBeFocused();
  expect(await answerIn(context)).toBeUndefined();
  await page.keyboard.press('Enter');
  await settings.getByRole('checkbox', { name: t('Statistics') }).press('Space');
  await settings.getByRole('button', { name: t('Save my choice') }).press('Enter');
  await expect(banner).toBeHidden();
  expect(await answerIn(context)).toBe('1.necessary.statistics');

  const later = await openSettings(page, t);
  await expect(later.getByRole('checkbox', { name: t('Statistics') })).toBeChecked();
  await later.getByRole('checkbox', { name: t('Preferences') }).check();
  await later.getByRole('button', { name: t('Save my choice') }).click();
  await expect(later).toBeHidden();
  expect(await answerIn(context)).toBe('1.necessary.preferences.statistics');
});

test('a second tab follows [UI-10]', async ({ page, context, shop }) => {
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

test('the banner lies over nothing that has the focus, and moves nothing when it comes [UI-10, UI-11]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  // Rows of products scroll at once, so that what has the focus can be looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${shop.origin('dk')}/`);
  await expect(bannerOf(page, t)).toBeVisible();
  expect(
    await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    ),
  ).toBeLessThan(0.01);
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
  }
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expectFocusInSight(page);
});

for (const { alias, language } of markets) {
  test(`before an answer nobody else is asked, and nothing is kept that needs permission, in ${alias} [TRK-11]`, async ({
    page,
    shop,
  }) => {
    const t = shop.texts(language);
    const asked = new Set<string>();
    page.context().on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(`${shop.origin(alias)}/`);
    await expect(bannerOf(page, t)).toBeVisible();
    await openDepartment(page, t);
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('button', { name: t('Favourite: {name}').split('{')[0] ?? '' }).click();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p\//);
    if (!isPhone(page)) await page.mouse.wheel(0, 2000);
    expect([...asked]).toEqual([shop.origin(alias)]);
    expect((await keptIn(page)).filter((name) => !necessary.includes(name))).toEqual([]);
    expect(await answerIn(page.context())).toBeUndefined();
  });
}
