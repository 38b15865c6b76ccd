import type { Browser, Page } from '@playwright/test';
import { consentGiven } from '../../fixtures/consent.ts';
import { likeFirst } from '../../fixtures/like-product.ts';
import { demoCustomer } from '../../fixtures/logged-in.ts';
import { accountLink, createAccount, logIn, panel } from '../../fixtures/login-panel.ts';
import { openHydrated, waitForHydration } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

/** Another device: nothing of the first one's cookies and storage. */
async function openOther(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: consentGiven })).newPage();
  await openHydrated(page, address);
  return page;
}

test(
  'a shopper logs in on the page they are on, in every tab, and out again [AUTH-01, AUTH-08, AUTH-11]',
  { tag: '@every-check' },
  async ({ page, context, shop, watch }) => {
    watch.allowed.push(/401/);
    const t = shop.texts('da');
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openHydrated(tab, `${shop.origin('dk')}/favoritter`);
      await accountLink(tab, t).click();
      await expect(panel(tab, t)).toBeVisible();
    }
    await logIn(page, t, 'forkert1');
    await expect(panel(page, t).getByRole('alert')).toHaveText(t('Wrong email or password.'));
    await logIn(page, t, demoCustomer.password);
    await expect(page.getByText(t('You are logged in'), { exact: true })).toBeVisible();
    await expect(panel(page, t)).toBeHidden();
    await expect(page).toHaveURL(/\/favoritter$/);

    // The other tab hears of it: its login closes, and the link leads to the account.
    await expect(panel(other, t)).toBeHidden();
    await accountLink(other, t).click();
    await expect(other.getByText(t('Hello, {userName}', { userName: demoCustomer.name }))).toBeVisible();
    await other.getByRole('button', { name: t('Log out') }).click();
    await expect(
      other.getByRole('heading', { level: 1, name: t('Hello, {userName}', { userName: demoCustomer.name }) }),
    ).toBeHidden();
    expect((await context.cookies()).filter(({ name }) => /^ralph-(auth|user$)/.test(name))).toEqual([]);
    await accountLink(page, t).click();
    await expect(panel(page, t)).toBeVisible();
  },
);

test('a password is changed in the settings, and a wrong one ends the session [ROUTE-20, AUTH-05, AUTH-11, AUTH-17]', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowed.push(/401/);
  const t = shop.texts('da');
  const sent: string[] = [];
  page.on(
    'request',
    (request) => new URL(request.url()).pathname.startsWith('/auth/') && sent.push(request.postData() ?? ''),
  );
  const change = async (old: string, fresh: string) => {
    await page.getByLabel(t('Current password')).fill(old);
    await page.getByLabel(t('New password')).fill(fresh);
    await page.getByLabel(t('Repeat the password')).fill(fresh);
    await page.getByRole('button', { name: t('Save the password') }).click();
  };
  // The settings need a login: a guest logs in first and continues there.
  await page.goto(`${shop.origin('dk')}/min-konto/indstillinger`);
  await expect(page).toHaveURL(/\/\?action=login&returnTo=/);
  const email = await createAccount(page, t, 'lyngny01');
  const settings = page.getByRole('heading', { level: 1, name: t('Settings') });
  await expect(settings).toBeVisible();
  // The session came with cookies: the server knows it too.
  await page.reload();
  await expect(settings).toBeVisible();
  await waitForHydration(page);
  await change('lyngny01', 'lyngny02');
  await expect(page.getByText(t('Your password is changed.'))).toBeVisible();
  await expect(page.getByLabel(t('Current password'))).toHaveValue('');
  expect(sent.some((body) => body.includes('newPassword'))).toBe(true);
  expect(sent.filter((body) => body.includes('lyngny'))).toEqual([]);

  await change('lyngny01', 'lyngny03');
  await expect(page.getByText(t('The current password was wrong. Log in to try again.'))).toBeVisible();
  await expect(settings).toBeHidden();
  await accountLink(page, t).click();
  await logIn(page, t, 'lyngny01', email);
  await expect(panel(page, t).getByRole('alert')).toHaveText(t('Wrong email or password.'));
  await logIn(page, t, 'lyngny02', email);
  await expect(panel(page, t)).toBeHidden();
});

test('a guest’s favourites go along to the account, and come to its next device [FAV-05, FAV-06]', async ({
  page,
  browser,
  shop,
}) => {
  const t = shop.texts('da');
  const { name } = await likeFirst(page, t, shop.origin('dk'));
  await waitForHydration(page);
  await accountLink(page, t).click();
  // The guest's favourite is saved before the next device loads the list.
  const saved = page.waitForResponse(
    (response) => response.url().includes('/likes/users/') && response.request().method() === 'POST',
  );
  const email = await createAccount(page, t, 'lyngny01');
  await saved;
  await expect(page.getByText(t('1 favourite was added to your account.'))).toBeVisible();

  const favouriteOf = (tab: Page) => tab.getByRole('main').getByRole('link', { name, exact: true });
  const other = await openOther(browser, `${shop.origin('dk')}/favoritter`);
  await expect(favouriteOf(other)).toBeHidden();
  await accountLink(other, t).click();
  await logIn(other, t, 'lyngny01', email);
  await expect(favouriteOf(other)).toBeVisible();
  await other.context().close();
});
