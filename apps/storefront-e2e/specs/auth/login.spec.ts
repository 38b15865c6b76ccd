import type { Browser, Page } from '@playwright/test';
import { consentGiven } from '../../fixtures/consent.ts';
import { openDepartment } from '../../fixtures/journey.ts';
import { demoCustomer } from '../../fixtures/logged-in.ts';
import { accountLink, createAccount, logIn, panel } from '../../fixtures/login-panel.ts';
import { waitForHydration } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

/** Another device: nothing of the first one's cookies and storage. */
async function openOther(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: consentGiven })).newPage();
  await page.goto(address);
  await waitForHydration(page);
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
      await tab.goto(`${shop.origin('dk')}/favoritter`);
      await waitForHydration(tab);
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

test('a page of the account opens the login, and appears after it [ROUTE-20, AUTH-17]', async ({ page, shop }) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/account`);
  await expect(page).toHaveURL(/\/\?action=login&returnTo=%2Faccount$/);
  await logIn(page, t, demoCustomer.password);
  await expect(
    page.getByRole('heading', { level: 1, name: t('Hello, {userName}', { userName: demoCustomer.name }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  // The session came with cookies: the server knows it too.
  await page.reload();
  await expect(page.getByText(t('Hello, {userName}', { userName: demoCustomer.name }))).toBeVisible();
});

test('a forgotten password is requested beside the field, and the typed text stays [AUTH-12]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/?action=login`);
  await panel(page, t)
    .getByRole('form', { name: t('Log in') })
    .getByLabel(t('Email'))
    .fill(demoCustomer.email);
  await panel(page, t)
    .getByRole('button', { name: t('Forgotten your password?') })
    .click();
  await expect(
    panel(page, t)
      .getByRole('form', { name: t('Forgotten password') })
      .getByLabel(t('Email')),
  ).toHaveValue(demoCustomer.email);
  await panel(page, t)
    .getByRole('button', { name: t('Send the link') })
    .click();
  await expect(
    panel(page, t).getByText(t('If there is an account with this email, a link is on its way to it.')),
  ).toBeVisible();
  await panel(page, t)
    .getByRole('button', { name: t('Back to the login') })
    .click();
  await expect(panel(page, t).getByRole('button', { name: t('Forgotten your password?') })).toBeFocused();
});

test('a password is changed in the settings, and a wrong one ends the session [ROUTE-20, AUTH-05, AUTH-11]', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: t('Settings') })).toBeVisible();
  await change('lyngny01', 'lyngny02');
  await expect(page.getByText(t('Your password is changed.'))).toBeVisible();
  await expect(page.getByLabel(t('Current password'))).toHaveValue('');
  expect(sent.some((body) => body.includes('newPassword'))).toBe(true);
  expect(sent.filter((body) => body.includes('lyngny'))).toEqual([]);

  await change('lyngny01', 'lyngny03');
  await expect(page.getByText(t('The current password was wrong. Log in to try again.'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('Settings') })).toBeHidden();
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
  await page.goto(`${shop.origin('dk')}/`);
  await openDepartment(page, t);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('button', { name: t('Favourite: {name}').replace('{name}', name) }).click();
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

test('a guest’s favourites are taken out of the account again by an undo [FAV-06]', async ({ page, shop }) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/`);
  await openDepartment(page, t);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  const heart = card.getByRole('button', { name: t('Favourite: {name}').replace('{name}', name) });
  await heart.click();
  await waitForHydration(page);
  await accountLink(page, t).click();
  await createAccount(page, t, 'lyngny01');
  const toast = page.getByRole('status').filter({ hasText: t('1 favourite was added to your account.') });
  await toast.getByRole('button', { name: t('Undo') }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[IN-6] a favourite that was not saved waits for its own account, and never reaches the next one', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowed.push(/likes|ERR_FAILED/);
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const logOut = async () => {
    await page.goto(`${origin}/account`);
    await waitForHydration(page);
    await page.getByRole('button', { name: t('Log out') }).click();
    await expect(page.getByText(t('You are logged out'))).toBeVisible();
    await waitForHydration(page);
    await accountLink(page, t).click();
  };
  await page.goto(`${origin}/`);
  await waitForHydration(page);
  await accountLink(page, t).click();
  const first = await createAccount(page, t, 'lyngny01');

  // The connection to the favourites is lost, and the heart stays in this browser.
  await page.route('**/likes/users/**', (route) => route.abort());
  await page.goto(`${origin}/`);
  await openDepartment(page, t);
  await waitForHydration(page);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/likes/users/'));
  await card.getByRole('button', { name: t('Favourite: {name}').replace('{name}', name) }).click();
  await failed;
  await logOut();
  await page.unroute('**/likes/users/**');

  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/likes/users/') && request.method() === 'POST') lists.push(request.postData() ?? '');
  });
  const favourite = page.getByRole('main').getByRole('link', { name, exact: true });
  const responded = page.waitForResponse((response) => response.url().includes('/likes/users/'));
  await createAccount(page, t, 'lyngny01');
  await responded;
  await page.goto(`${origin}/favoritter`);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByText(t('No favourites yet'))).toBeVisible();
  await expect(favourite).toBeHidden();
  expect(lists).toEqual([]);

  await logOut();
  const saved = page.waitForResponse(
    (response) => response.url().includes('/likes/users/') && response.request().method() === 'POST',
  );
  await logIn(page, t, 'lyngny01', first);
  await saved;
  await page.goto(`${origin}/favoritter`);
  await expect(favourite).toBeVisible();
});
