import type { Browser, Page } from '@playwright/test';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import type { CountedSku } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { consentGiven } from '../../fixtures/consent.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { demoMember } from '../../fixtures/logged-in.ts';
import { accountLink, createAccount, logIn, panel } from '../../fixtures/login-panel.ts';
import { openHydrated, waitForHydration } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const password = 'lyngny01';

/** Sizes of three products with enough stock for all tests, each expensive enough for a voucher. */
async function findSizes(port: number): Promise<readonly [CountedSku, CountedSku, CountedSku]> {
  const plenty = (await createBackendApi(port + 1).countedSkus())
    .filter(({ inStock, price }) => inStock >= 10 && price >= 200)
    .reverse();
  const [a, b, c] = plenty.filter(({ name }, index) => plenty.findIndex((other) => other.name === name) === index);
  if (!a || !b || !c) throw new Error('The catalogue has too few sizes with counted stock.');
  return [a, b, c];
}

/** Makes a cart of sizes and numbers of units, and opens it on a device of its own. */
async function openCart(
  page: Page,
  { port, origin }: { readonly port: number; readonly origin: string },
  content: readonly (readonly [CountedSku, number])[],
): Promise<void> {
  const { fillCart } = createBackendApi(port + 1);
  let cartId = '';
  for (const [{ skuId }, quantity] of content) cartId = await fillCart(skuId, quantity, cartId);
  if (cartId !== '') await giveCart(page.context(), origin, cartId);
  await openHydrated(page, `${origin}/cart`);
}

const newDevice = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ storageState: consentGiven })).newPage();

/** The cart page holds these units, and nothing else. */
async function expectCart(page: Page, t: Texts, content: readonly (readonly [CountedSku, number])[]): Promise<void> {
  for (const [{ name }, quantity] of content)
    await expect(page.getByRole('spinbutton', { name: t('Quantity of {name}', { name }) })).toHaveValue(
      String(quantity),
    );
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(content.length);
}

/** The account knows which cart is its own. */
const remembered = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes('mutation saveUserMetadata') === true);

/** An account that was made with a cart. */
async function makeAccount(page: Page, t: Texts): Promise<string> {
  const saved = remembered(page);
  await accountLink(page, t).click();
  const email = await createAccount(page, t, password);
  await saved;
  return email;
}

async function logInHere(page: Page, t: Texts, email: string): Promise<void> {
  await accountLink(page, t).click();
  await logIn(page, t, password, email);
  await expect(panel(page, t)).toBeHidden();
}

async function logOut(page: Page, t: Texts, origin: string): Promise<void> {
  await openHydrated(page, `${origin}/account`);
  await page.getByRole('button', { name: t('Log out') }).click();
  await expect(page.getByText(t('You are logged out'))).toBeVisible();
}

test(
  'a guest’s cart and the account’s become one at login: nothing doubles, nothing goes, and it can be undone [PAIN-10] [IDEA-14] [CART-16]',
  { tag: '@every-check' },
  async ({ page, browser, shop }) => {
    const t = shop.texts('da');
    const here = { port: shop.port, origin: shop.origin('dk') };
    const [a, b, c] = await findSizes(shop.port);
    await openCart(page, here, [
      [a, 1],
      [c, 1],
    ]);
    const email = await makeAccount(page, t);
    // Nothing was merged, so nothing is announced.
    await expect(page.getByRole('button', { name: t('Undo') })).toBeHidden();

    const other = await newDevice(browser);
    await openCart(other, here, [
      [a, 1],
      [b, 2],
    ]);
    const saved = remembered(other);
    await logInHere(other, t, email);
    await expect(other.getByText(t('{name} from your earlier cart is back.', { name: c.name }))).toBeVisible();
    await expect(other.getByText(t('You are logged in'), { exact: true })).toBeVisible();
    await expectCart(other, t, [
      [a, 1],
      [b, 2],
      [c, 1],
    ]);
    await other.getByRole('button', { name: t('Undo') }).click();
    await expectCart(other, t, [
      [a, 1],
      [b, 2],
    ]);
    await saved;

    await logOut(other, t, here.origin);
    await other.goto(`${here.origin}/cart`);
    await expect(other.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
    await waitForHydration(other);
    await logInHere(other, t, email);
    await expectCart(other, t, [
      [a, 1],
      [b, 2],
    ]);
    // It is the server's as well; and who comes back to the page logs in to nothing more.
    await other.reload();
    await expectCart(other, t, [
      [a, 1],
      [b, 2],
    ]);
    await other.context().close();
  },
);

test('a voucher that leads to the login is used after it, without a further press [IDEA-14] [CART-10, CHK-15]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const [a] = await findSizes(shop.port);
  await openCart(page, { port: shop.port, origin: shop.origin('dk') }, [[a, 1]]);
  await page.getByRole('textbox', { name: t('Discount code or voucher') }).fill('voyadovoucher_DEMO50');
  await page.getByRole('button', { name: t('Apply') }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Log in'), exact: true })
    .click();
  await logIn(page, t, demoMember.password, demoMember.email);
  await expect(panel(page, t)).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(
    page.getByRole('group', { name: t('Discount code or voucher') }).getByText('DEMO50', { exact: true }),
  ).toBeVisible();
});
