import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { demoAccounts } from '@lyng/demo-catalogue';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { testApiKey } from '../testing/test-config.ts';
import { openDemo } from './testing/open-demo.ts';
import type { OpenDemo } from './testing/open-demo.ts';
import { localFetch } from './testing/local-fetch.ts';

// Clients that others have published for this API, as loosely typed as their own documentation is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- results of JavaScript packages, each asserted below
type Loose = any;

/** Only the contract suite depends on these packages, so they are loaded from there. */
const load = createRequire(createRequire(import.meta.url).resolve('@lyng/contract-suite/package.json'));
const { GeinsCore } = load('@geins/core') as Loose;
const { GeinsCRM } = load('@geins/crm') as Loose;
const { GeinsOMS } = load('@geins/oms') as Loose;
const { GeinsCMS } = load('@geins/cms') as Loose;

const [account] = demoAccounts;
const credentials = { username: account?.email ?? '', password: account?.password ?? '' };

const settings = {
  apiKey: testApiKey,
  accountName: 'lyng',
  channel: '1',
  tld: 'dk',
  locale: 'sv-SE',
  market: 'se',
  environment: 'prod',
};

const address = {
  firstName: 'Ida',
  lastName: 'Holm',
  addressLine1: 'Storgatan 4',
  zip: '11122',
  city: 'Stockholm',
  country: 'Sweden',
  phone: '0701234567',
  mobile: '0701234567',
};

/** A way to pay that needs no form of a provider. */
const isPayable = ({ paymentType }: Loose): boolean => paymentType === 'STANDARD';

describe('published clients of the contract', () => {
  let demo: OpenDemo;
  let core: Loose;
  let crm: Loose;
  let oms: Loose;
  let sku: number;
  const { fetch } = globalThis;
  beforeAll(async () => {
    demo = await openDemo(anyDatabase());
    globalThis.fetch = localFetch(fetch, demo.url);
    core = new GeinsCore(settings);
    crm = new GeinsCRM(core, { clientConnectionMode: 'Direct' });
    oms = new GeinsOMS(core);
    const found = await core.graphql.query({
      queryAsString: '{ products(take: 1, marketId: "se") { products { skus { skuId stock { inStock } } } } }',
    });
    sku = found.products.products[0].skus.find(({ stock }: Loose) => stock.inStock > 5).skuId;
  });
  afterAll(async () => {
    globalThis.fetch = fetch;
    await demo.close();
  });

  const logIn = async (): Promise<Loose> => crm.auth.login(credentials);
  const filledCart = async (): Promise<Loose> => {
    const { id } = await oms.cart.create();
    return oms.cart.addItem(id, { skuId: sku, quantity: 2 });
  };
  const register = async (): Promise<Loose> => {
    const made = { username: `ida-${randomUUID()}@example.com`, password: 'Contract-7-Suite' };
    return { ...made, ...(await crm.user.create(made, { newsletter: true, customerType: 'PERSON', address })) };
  };
  const form = (paymentId: number): Loose => ({
    paymentId,
    email: 'ida@example.com',
    billingAddress: address,
    shippingAddress: address,
    acceptedConsents: ['order'],
    identityNumber: '811228-9874',
  });

  it('read the channels', async () => {
    const current = await core.channel.current();
    expect(current).toMatchObject({ id: '1|dk', defaultMarketId: 'dk' });
    expect(await core.channel.all()).toEqual([expect.objectContaining({ id: '1|dk' })]);
  });

  it('log in, renew, read the user and log out', async () => {
    const { succeeded, user, tokens } = await logIn();
    expect([succeeded, user.username]).toEqual([true, 'Karen Holm']);
    const renewed = await crm.auth.refresh(tokens.refreshToken);
    expect(renewed.succeeded).toBe(true);
    expect(await crm.auth.authorized(renewed.tokens.refreshToken)).toBe(true);
    expect(await crm.auth.logout()).toBeDefined();
  });

  it('learn that a password is wrong', async () => {
    expect((await crm.auth.login({ ...credentials, password: 'not-the-password' })).succeeded).toBe(false);
  });

  it('read and change the account', async () => {
    const { tokens } = await logIn();
    expect(await crm.user.get(tokens.token)).toMatchObject({ email: credentials.username });
    expect(await crm.user.update({ address: { ...account?.address, city: 'Aarhus' } }, tokens.token)).toMatchObject({
      address: { city: 'Aarhus' },
    });
    expect((await crm.user.orders.get(tokens.token)).length).toBeGreaterThanOrEqual(0);
  });

  it('register, change the password and remove the account', async () => {
    const { username, password, succeeded, tokens } = await register();
    expect(succeeded).toBe(true);
    expect(await crm.user.get(tokens.token)).toMatchObject({ address: { firstName: 'Ida' } });
    const changed = await crm.user.password.change(
      { username, password, newPassword: 'Contract-8-Suite' },
      tokens.refreshToken,
    );
    expect(changed.succeeded).toBe(true);
    expect(await crm.user.remove(changed.tokens.token)).toBe(true);
    expect((await crm.auth.login({ username, password: 'Contract-8-Suite' })).succeeded).toBe(false);
  });

  it('request a new password, and learn that a key is unknown', async () => {
    expect(await crm.user.password.requestReset('nobody@example.com')).toBe(true);
    // The client resolves with true for every response.
    await crm.user.password.commitReset(randomUUID(), 'Contract-7-Suite');
    expect((await logIn()).succeeded).toBe(true);
  });

  it('make a cart, change it, copy it and complete it', async () => {
    const cart = await filledCart();
    expect(cart.items).toEqual([expect.objectContaining({ skuId: sku, quantity: 2 })]);
    const [{ id: itemId }] = cart.items;
    expect((await oms.cart.updateItem(cart.id, { id: itemId, quantity: 3 })).items).toEqual([
      expect.objectContaining({ quantity: 3 }),
    ]);
    const data = JSON.stringify({ note: 'contract' });
    expect((await oms.cart.setMerchantData(cart.id, data)).merchantData).toEqual(data);
    const copy = await oms.cart.copy(cart.id, { resetPromotions: true });
    expect([copy.id === cart.id, copy.items.length]).toEqual([false, 1]);
    expect((await oms.cart.deleteItem(copy.id, copy.items[0].id)).items).toEqual([]);
    expect((await oms.cart.complete(cart.id)).completed).toBe(true);
    expect((await oms.cart.get(copy.id)).id).toBe(copy.id);
  });

  it('use a promotion code and remove it', async () => {
    const cart = await filledCart();
    const reduced = await oms.cart.setPromotionCode(cart.id, 'SVERIGE10');
    expect(reduced.promoCode ?? reduced.promotionCode).toBe('SVERIGE10');
    const whole = await oms.cart.removePromotionCode(cart.id);
    expect(whole.promoCode ?? whole.promotionCode ?? '').toBe('');
  });

  it('check out: choose, validate, place and read the order', async () => {
    const { id: cartId } = await filledCart();
    const checkout = await oms.checkout.get({ cartId, checkoutOptions: { billingAddress: address } });
    expect(checkout.shippingOptions.length).toBeGreaterThan(0);
    const { id: paymentId } = checkout.paymentOptions.find(isPayable);
    const chosen = await oms.checkout.get({ cartId, paymentMethodId: paymentId, checkoutOptions: form(paymentId) });
    expect(chosen.paymentOptions.find(({ isSelected }: Loose) => isSelected).id).toBe(paymentId);
    const { id: other } = await filledCart();
    const invalid = await oms.checkout.validate({
      cartId: other,
      checkoutOptions: { ...form(0), paymentId: undefined },
    });
    expect(invalid.isValid).toBe(false);
    expect(await oms.checkout.validate({ cartId, checkoutOptions: form(paymentId) })).toMatchObject({ isValid: true });
    const order = await oms.checkout.createOrder({ cartId, checkoutOptions: form(paymentId) });
    expect(order).toMatchObject({ created: true });
    const summary = await oms.checkout.summary({ orderId: order.publicId, paymentMethod: 'STANDARD' });
    expect(summary.order).toMatchObject({ orderId: order.orderId });
    expect(await oms.order.get({ publicOrderId: order.publicId })).toBeDefined();
  });

  it('make a token of a checkout', async () => {
    const { id: cartId } = await filledCart();
    expect(await oms.checkout.createToken({ cartId })).toEqual(expect.stringContaining('.'));
  });

  it('read menus, areas and pages', async () => {
    const cms = new GeinsCMS(core);
    expect((await cms.menu.get({ menuLocationId: 'main-desktop' })).menuItems.length).toBeGreaterThan(0);
    const area = await cms.area.get({ family: 'Frontpage', areaName: 'The front page area' });
    expect(area.containers.length).toBeGreaterThan(0);
    expect(await cms.page.get({ alias: 'about' })).toBeDefined();
  });
});
