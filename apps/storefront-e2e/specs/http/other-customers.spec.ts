import { isPartOfSample } from '@lyng/model/testing';
import { routeMeta, screenNames } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { startCanaryShop } from '../../fixtures/canary-shop.ts';
import type { CanaryShop } from '../../fixtures/canary-shop.ts';
import { everyAddress } from '../../fixtures/every-address.ts';
import type { HttpResponse } from '../../fixtures/http.ts';
import { createShop, expect, test as base } from '../../fixtures/http-test.ts';
import type { HttpShop } from '../../fixtures/http-test.ts';
import { newCustomer, sessionCookies, startSession } from '../../fixtures/logged-in.ts';
import { linksOf, mainTextOf } from '../../fixtures/page-facts.ts';
import { formsOf } from '../../fixtures/page-forms.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';
import { manualTimeouts, startStorefront } from '../../fixtures/storefront-process.ts';

interface Canary {
  readonly backend: CanaryShop;
  readonly storefront: HttpShop;
}

const test = base.extend<object, { canary: Canary }>({
  canary: [
    async ({}, use) => {
      const backend = await startCanaryShop();
      const storefront = await startStorefront(0, backend.port, {
        ENGAGE_API_KEY: 'known-to-the-end-to-end-tests-only',
        ...manualTimeouts,
      });
      await use({ backend, storefront: createShop(storefront.port) });
      await storefront.stop();
      backend.stop();
    },
    { scope: 'worker' },
  ],
});

// One worker: they share the shop.
test.describe.configure({ mode: 'default' });

/** A number as pages write it: 12.345,67 or 12345.67. */
const asWritten = (digits: string): RegExp => {
  const grouped = digits.replace(/(\d)(?=(\d{3})+(?!\d))/g, '$1[.\\s\\u00a0]?');
  return new RegExp(`(?<![\\w.-])${grouped}(?![\\w-])`);
};

/** Data that only the customer may see, by kind. */
function secretsOf({ customer }: CanaryShop): Readonly<Record<string, readonly (RegExp | string)[]>> {
  return {
    'name, street and email address': [customer.text],
    'number of an order': customer.orderIds.map(String),
    'public id of an order': customer.publicIds,
    'id of a payment': customer.paymentIds,
    'id of a cart': customer.cartIds,
    'receipt of a return': [customer.receiptId],
    voucher: [customer.voucherId],
    'link to the favourites': [customer.shareToken],
    favourites: [String(customer.favouriteId)],
    balance: [asWritten(String(Math.floor(customer.balance / 100)))],
    points: [asWritten(String(customer.points))],
  };
}

const membership = screenPaths.dk.membership;

/** Pages are reached by these, and show none of them. */
const onlyInAddresses: readonly string[] = ['public id of an order', 'id of a payment', 'link to the favourites'];

/** All that a response consists of. */
const completeText = ({ headers, text }: HttpResponse): string => `${JSON.stringify(headers)}\n${text}`;

const loginOf = (target: string): string => `/?action=login&returnTo=${encodeURIComponent(target)}`;

/** Names in addresses; any other gets the number of the customer's order. */
const namesOf = ({ customer }: CanaryShop) => ({
  fallback: String(customer.orderIds[0]),
  alias: 'sko-1',
  category: 'sko',
  brand: 'hjem',
  'discount-campaign': 'efteraar',
  list: 'bestsellers',
  search: 'sko',
});

/** Data of the customer that others can know, as parameters of pages. */
const knownParameters = ({ customer }: CanaryShop): string =>
  String(
    new URLSearchParams({
      order: String(customer.orderIds[0]),
      orderId: String(customer.orderIds[1]),
      email: customer.email,
      userId: customer.userId,
      withdraw: '1',
      show: '120',
    }),
  );

interface Page {
  readonly screen: ScreenName;
  readonly target: string;
  readonly response: HttpResponse;
}

/** The pages at every address of the shop, each with these parameters. */
async function walk(
  { backend, storefront }: Canary,
  cookie: string,
  parameters: readonly string[] = ['', `?${knownParameters(backend)}`],
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const screen of screenNames)
    for (const path of everyAddress(screen, namesOf(backend)))
      for (const target of parameters.map((parameter) => path + parameter))
        pages.push({ screen, target, response: await storefront.get('dk', target, cookie === '' ? {} : { cookie }) });
  return pages;
}

/** The kinds of the customer's data in a response whose request did not name them. */
function foundIn(backend: CanaryShop, sent: string, response: HttpResponse): readonly string[] {
  const text = completeText(response);
  const known = decodeURIComponent(sent);
  return Object.entries(secretsOf(backend)).flatMap(([kind, values]) =>
    values.some((value) =>
      typeof value === 'string' ? !known.includes(value) && text.includes(value) : value.test(text),
    )
      ? [kind]
      : [],
  );
}

const needsLogin = (screen: ScreenName): boolean => routeMeta(screen).middleware.includes('ralph-authenticated');

/** The cookies of visitors other than the customer. */
const others: Readonly<Record<string, (canary: Canary) => Promise<string>>> = {
  anonymous: async () => '',
  'another customer': async ({ backend }) => (await newCustomer(backend.port)).cookie,
  'another customer who is a member': async (canary) => {
    const { cookie } = await newCustomer(canary.backend.port);
    const joined = await canary.storefront.post('dk', membership, { intent: 'join' }, { cookie });
    expect(joined.status).toBe(303);
    return cookie;
  },
};

/** Of the customer, with an open cart. */
const ownCookies = async ({ backend: { port, customer } }: Canary): Promise<string> => {
  const account = { ...customer, name: customer.email };
  return `${sessionCookies(await startSession(port, account), account)}; ralph-cart=${customer.cartIds[2]}`;
};

/** Pages at addresses that have what only the customer knows. */
const ownTargets = ({ customer }: CanaryShop) => ({
  receipt: `${screenPaths.dk.returns}?receipt=${customer.receiptId}`,
  shared: `${screenPaths.dk.favourites}?list=${customer.shareToken}`,
  confirmation: `/checkout/confirm?oid=${customer.publicIds[1]}&cartid=${customer.cartIds[1]}`,
  paid: `${screenPaths.dk.orders}/${customer.orderIds[1]}`,
  toReturn: `${screenPaths.dk.returns}?order=${customer.orderIds[0]}`,
  toWithdraw: `${screenPaths.dk.returns}?order=${customer.orderIds[1]}&withdraw=1`,
});

/** The pages at all addresses of the customer. */
async function ownPages(canary: Canary, cookie: string): Promise<readonly Omit<Page, 'screen'>[]> {
  const pages: Omit<Page, 'screen'>[] = [...(await walk(canary, cookie, ['']))];
  for (const target of Object.values(ownTargets(canary.backend)))
    pages.push({ target, response: await canary.storefront.get('dk', target, { cookie }) });
  return pages;
}

test('pages show a customer everything that is theirs, and are never stored [ACC-01, ACC-03, ACC-04, REL-6]', async ({
  canary,
}) => {
  // The pages of others are in the page cache by now.
  await walk(canary, '');
  const pages = await ownPages(canary, await ownCookies(canary));
  for (const { target, response } of pages)
    expect.soft([target, response.header('cache-control')]).toEqual([target, 'private, no-store']);
  const targets = Object.values(ownTargets(canary.backend));
  const statuses = pages.filter(({ target }) => targets.includes(target)).map(({ response }) => response.status);
  expect(statuses).toEqual(targets.map(() => 200));
  const shown = pages.map(({ response }) => completeText(response)).join('\n');
  // A secret that no page shows to its owner would prove nothing about others.
  for (const [kind, values] of Object.entries(secretsOf(canary.backend)))
    if (!onlyInAddresses.includes(kind))
      expect.soft([kind, values.some((value) => shown.search(value) >= 0)]).toEqual([kind, true]);
});

for (const [who, cookiesOf] of Object.entries(others)) {
  test(`no page shows anything of a customer to a visitor who is ${who} [ACC-01, APP-01, ROUTE-20]`, async ({
    canary,
  }) => {
    const cookie = await cookiesOf(canary);
    const pages = await walk(canary, cookie);
    const found = pages.flatMap(({ target, response }) =>
      foundIn(canary.backend, target, response).map((kind) => `${target}: ${kind}`),
    );
    expect(found).toEqual([]);
    for (const { screen, target, response } of pages) {
      const [status, location, cached] = [
        response.status,
        response.header('location'),
        response.header('cache-control'),
      ];
      if (cookie !== '') expect.soft([target, cached]).toEqual([target, 'private, no-store']);
      else if (needsLogin(screen)) expect.soft([target, status, location]).toEqual([target, 302, loginOf(target)]);
      if (needsLogin(screen)) expect.soft([target, cached]).toEqual([target, expect.stringContaining('no-store')]);
    }
    // The link of a receipt or of a list is enough to see it, and shows no person.
    const { receipt, shared } = ownTargets(canary.backend);
    for (const target of [receipt, shared]) {
      const { status, text } = await canary.storefront.get('dk', target, { cookie });
      expect([target, status, text.includes(canary.backend.customer.text)]).toEqual([target, 200, false]);
    }
  });
}

test('no form of a customer shows or changes anything of theirs when somebody else sends it [ACC-01, ACC-02, ACC-06]', async ({
  canary,
}) => {
  const { backend, storefront } = canary;
  // Logged in on two devices: one can be logged out from the other.
  const [cookie] = [await ownCookies(canary), await ownCookies(canary)];
  const before = await ownPages(canary, cookie);
  const forms = new Map(
    before
      .flatMap(({ target, response }) =>
        formsOf(response.text).map(({ action, body }) => ({ action: action || target, body })),
      )
      .map((form) => [`${form.action} ${form.body.replace(/key=[^&]*/, '')}`, form]),
  );
  expect(forms.size).toBeGreaterThan(12);
  const found: string[] = [];
  for (const [form, { action, body }] of [...forms.values()].entries())
    for (const [other, [who, cookiesOf]] of Object.entries(others).entries()) {
      if (!isPartOfSample(form + other, 4)) continue;
      const fields = Object.fromEntries(new URLSearchParams(body));
      const response = await storefront.post('dk', action, fields, { cookie: await cookiesOf(canary) });
      expect.soft([action, body, response.status < 500]).toEqual([action, body, true]);
      found.push(
        ...foundIn(backend, `${action} ${body}`, response).map((kind) => `${who}: ${action} ${body}: ${kind}`),
      );
    }
  expect(found).toEqual([]);
  const after = await ownPages(canary, cookie);
  expect(after.map(({ target, response }) => [target, response.status, mainTextOf(response.text)])).toEqual(
    before.map(({ target, response }) => [target, response.status, mainTextOf(response.text)]),
  );
});

/** Of a page without compression; the page of one order and the frame of the shop are most of it. */
const MAX_PAGE_BYTES = 120_000;

test('two hundred orders are on pages of bounded size, each once, the newest first [ACC-01]', async ({ canary }) => {
  const { backend, storefront } = canary;
  const account = { ...backend.collector, name: backend.collector.email };
  const cookie = sessionCookies(await startSession(backend.port, account), account);
  const { orders } = screenPaths.dk;
  const numbers: number[] = [];
  let next: string | undefined = orders;
  while (next !== undefined) {
    const { text } = await storefront.get('dk', next, { cookie });
    expect(text.length).toBeLessThan(MAX_PAGE_BYTES);
    const links = linksOf(text, `${orders}/`);
    expect(links).toHaveLength(20);
    numbers.push(...links.map((link) => Number(link.split('/').at(-1))));
    next = /<a [^>]*rel="next"[^>]*href="([^"]*)"|<a [^>]*href="([^"]*)"[^>]*rel="next"/
      .exec(text)
      ?.slice(1)
      .find(Boolean);
  }
  expect(numbers).toHaveLength(200);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a));
});
