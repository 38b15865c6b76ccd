import { createBackendApi, leastOrder } from '../../fixtures/backend-api.ts';
import type { BackendApi } from '../../fixtures/backend-api.ts';
import {
  expectFormValues,
  expectOneOrder,
  fillIn,
  giveCart,
  goToPayment,
  press,
  shoppers,
} from '../../fixtures/checkout-journey.ts';
import type { CheckoutJourney, Shopper } from '../../fixtures/checkout-journey.ts';
import { completeButton } from '../../fixtures/journey.ts';
import { approve, endPayment, expectNoPayment, openPayment, paymentForm } from '../../fixtures/payment-form.ts';
import { demoMember, giveSession, registerCustomer } from '../../fixtures/logged-in.ts';
import type { TestAccount } from '../../fixtures/logged-in.ts';
import { expect, test } from '../../fixtures/shop-test.ts';
import { welcomeCodes } from '../../fixtures/welcome-codes.ts';

/** Events that a checkout must survive. */
const events = [
  'reload',
  'Back',
  'double click',
  'two tabs',
  'offline mid-submit',
  'cancel',
  'klarna-fail',
  'expired token',
  'sold out',
  'price changed',
] as const;

type SurvivalEvent = (typeof events)[number];

/** The events between the filled-in form and the confirmation; they end on the payment page. */
interface Scene {
  readonly journey: CheckoutJourney;
  readonly backend: BackendApi;
  /** Errors that the scene provokes. */
  readonly allowed: RegExp[];
  /** The token that the shopper is logged in with. */
  readonly token: string | undefined;
  /** A size of which there are few, and which no other shopper of the grid buys. */
  readonly lastOnes: { readonly skuId: number; readonly inStock: number };
}

const back = async ({ page }: CheckoutJourney): Promise<void> => {
  await page.goBack();
  await expectNoPayment(page);
  await expect(page).toHaveURL(/\/kassen/);
};

/** An old session's token, that ran out in 2001. */
const expiredToken = [
  { alg: 'HS256', typ: 'JWT' },
  { sid: '1', name: 'solveig@example.com', exp: 1_000_000_000 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2lnbmF0dXJl')
  .join('.');

/** Something happens between the press of the button and the order, when the page cannot know of it any more. */
async function beforeOrder({ page }: CheckoutJourney, happens: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  await page.route('**/graphql', async (route) => {
    if (!isOver && route.request().postData()?.includes('mutation placeOrder')) {
      isOver = true;
      await happens();
    }
    await route.continue();
  });
}

const scenes: Readonly<Record<SurvivalEvent, (scene: Scene) => Promise<void>>> = {
  reload: async ({ journey }) => {
    await fillIn(journey);
    await journey.page.reload();
    await expectFormValues(journey);
    const payment = await goToPayment(journey);
    await journey.page.reload();
    expect(await openPayment(journey.page)).toBe(payment);
  },
  Back: async ({ journey }) => {
    await fillIn(journey);
    await goToPayment(journey);
    await back(journey);
    await expectFormValues(journey);
    await goToPayment(journey);
  },
  'double click': async ({ journey }) => {
    const keys = new Set<string>();
    journey.page.on('request', (sent) => {
      if (sent.postData()?.includes('mutation placeOrder')) keys.add(sent.headers()['x-idempotency-key'] ?? '');
    });
    await fillIn(journey);
    await completeButton(journey.page, journey.t).dblclick();
    await openPayment(journey.page);
    expect(keys.size).toBe(1);
  },
  'two tabs': async ({ journey }) => {
    const other = { ...journey, page: await journey.page.context().newPage() };
    await fillIn(journey);
    await fillIn(other);
    const [one, two] = await Promise.all([goToPayment(journey), goToPayment(other)]);
    expect(one).toBe(two);
    await approve(other.page);
    await other.page.close();
    // The first tab still shows the form of a payment that is made: it leads to the same order.
    await paymentForm(journey.page).locator('button.primary').click();
    await expect(journey.page).toHaveURL(/\/checkout\/confirm\?/);
  },
  'offline mid-submit': async ({ journey, allowed }) => {
    allowed.push(/ERR_INTERNET_DISCONNECTED/);
    const { page, t } = journey;
    const context = page.context();
    const keys = new Set<string>();
    await fillIn(journey);
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('mutation placeOrder')) return route.continue();
      keys.add(route.request().headers()['x-idempotency-key'] ?? '');
      // The order reaches the shop; its response does not reach the shopper.
      if (keys.size === 1) await route.fetch().catch(() => undefined);
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await press(journey);
    await expect(page.getByRole('alert')).toContainText(
      t('We could not reach the shop. Try again: you will not be charged twice, and nothing you have typed is lost.'),
    );
    await context.setOffline(false);
    await page.unroute('**/graphql');
    await expectFormValues(journey);
    page.on('request', (sent) => {
      if (sent.postData()?.includes('mutation placeOrder')) keys.add(sent.headers()['x-idempotency-key'] ?? '');
    });
    await goToPayment(journey);
    expect(keys.size).toBe(1);
  },
  cancel: async ({ journey }) => {
    await fillIn(journey);
    await goToPayment(journey);
    await endPayment(journey.page, 'abandon');
    await expectFormValues(journey);
    await goToPayment(journey);
  },
  'klarna-fail': async ({ journey }) => {
    const { page, t } = journey;
    await fillIn(journey);
    await goToPayment(journey);
    await endPayment(page, 'decline');
    await expect(page).toHaveURL(/\/checkout\/klarna-fail\?error=Error/);
    await page.getByRole('link', { name: t('Back to checkout') }).click();
    await expectFormValues(journey);
    await goToPayment(journey);
  },
  'expired token': async ({ journey, token }) => {
    const { page, origin, t } = journey;
    const tokenNow = async () =>
      (await page.context().cookies(origin)).find(({ name }) => name === 'ralph-auth')?.value;
    // A shopper who was logged in still has the token, and shops on as a guest. A logged-in one's
    // expires while the form is filled in: browsers drop the cookie.
    if (token === undefined)
      await page.context().addCookies([{ name: 'ralph-auth', value: expiredToken, url: origin }]);
    await fillIn(journey);
    if (token !== undefined) await page.context().clearCookies({ name: 'ralph-auth' });
    const outdated = await goToPayment(journey);
    // The next request has another one, which is the same within a second.
    if (token !== undefined) expect(await tokenNow()).toBeDefined();
    await back(journey);
    await page
      .getByRole('textbox', { name: t('Address, line 2') })
      .or(page.getByRole('textbox', { name: t('City'), exact: true }))
      .last()
      .fill('København');
    const payment = await goToPayment(journey);
    expect(payment).not.toBe(outdated);
    // A payment that another one has replaced cannot be paid, and leads back to the checkout.
    await page.goto(outdated);
    await expect(page).toHaveURL(/\/kassen/);
    await expectFormValues(journey);
    await goToPayment(journey);
  },
  'sold out': async ({ journey, backend, lastOnes }) => {
    const { page, t } = journey;
    await fillIn(journey);
    let rival = '';
    await beforeOrder(journey, async () => {
      rival = await backend.order(await backend.fillCart(lastOnes.skuId, lastOnes.inStock));
    });
    await press(journey);
    await expect(page.getByRole('alert')).toContainText(
      t('Something in your cart has just sold out. Review your cart and try again.'),
    );
    await expectFormValues(journey);
    // Others may change their minds, and then it is there again.
    await backend.decline(rival);
    await goToPayment(journey);
  },
  'price changed': async ({ journey, backend }) => {
    const { page, t, cartId } = journey;
    await backend.setPromoCode(cartId, welcomeCodes.dk);
    await fillIn(journey);
    const shown = await completeButton(page, t).innerText();
    await beforeOrder(journey, () => backend.setPromoCode(cartId, ''));
    await press(journey);
    await expect(page.getByRole('alert')).toContainText(
      t(
        'The price of your order has just changed. Look at the new total, and complete your purchase if you agree. You have not been charged.',
      ),
    );
    await expect(completeButton(page, t)).not.toHaveText(shown);
    await expectFormValues(journey);
    const agreed = await completeButton(page, t).innerText();
    await goToPayment(journey);
    const amount = await paymentForm(page).locator('dd.sum').innerText();
    expect(agreed.replace(/\s/g, ' ')).toContain(amount.replace(/\s/g, ' '));
  },
};

/** The requirements that each event proves. */
const proves: Readonly<Record<SurvivalEvent, string>> = {
  reload: 'CHK-14, CHK-18, PAIN-09',
  Back: 'CHK-14, CHK-18, PAIN-09',
  'double click': 'CHK-14, PAIN-17',
  'two tabs': 'CHK-14, PAIN-17',
  'offline mid-submit': 'CHK-14, CHK-18',
  cancel: 'CHK-11, CHK-18, PAIN-18',
  'klarna-fail': 'CHK-11, CHK-18, PAIN-18',
  'expired token': 'AUTH-07, CHK-14, CHK-18',
  'sold out': 'CHK-12, CHK-18',
  'price changed': 'CHK-18, PAIN-02',
};

/**
 * The logged-in account. A customer is a new one: the demo's has a balance, and other tests' payments with it change
 * the price of an order.
 */
const accountOf = (shopper: Shopper, port: number, email: string): TestAccount | Promise<TestAccount> | undefined => {
  if (shopper === 'customer') return registerCustomer(port, `account-${email}`);
  return shopper === 'member' ? demoMember : undefined;
};

// A Latin square: each check runs every event once, each with another shopper.
for (const [row, event] of events.entries()) {
  const first = row % shoppers.length;
  for (const shopper of [...shoppers.slice(first), ...shoppers.slice(0, first)]) {
    test(
      `a ${shopper} survives: ${event} [${proves[event]}]`,
      { tag: '@quarter' },
      async ({ page, context, shop, watch }) => {
        const backend = createBackendApi(shop.port + 1);
        const counted = (await backend.countedSkus()).filter(({ price }) => price >= leastOrder);
        const lastOnes = counted.find(({ skuId }) => skuId % shoppers.length === shoppers.indexOf(shopper));
        const plenty = counted.at(-1);
        if (!lastOnes || !plenty) throw new Error('The catalogue has no size with counted stock.');
        const cartId = await backend.fillCart(event === 'sold out' ? lastOnes.skuId : plenty.skuId, 1);
        const origin = shop.origin('dk');
        await giveCart(context, origin, cartId);
        const email = `${shopper}-${event.replace(/\W/g, '')}-${cartId.slice(0, 8)}@example.com`.toLowerCase();
        const account = await accountOf(shopper, shop.port + 1, email);
        const token = account && (await giveSession(context, { port: shop.port + 1, origin, account }));
        const journey: CheckoutJourney = { page, cartId, email, origin, t: shop.texts('da'), shopper };
        await scenes[event]({ journey, backend, allowed: watch.allowed, lastOnes, token });
        if (event !== 'two tabs') await approve(page);
        await expectOneOrder(journey, backend);
      },
    );
  }
}
