import { sql } from 'kysely';
import { makeAccount } from '../people/auth/testing/make-account.ts';
import type { MadeAccount } from '../people/auth/testing/make-account.ts';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { addToCart } from '../shopping/checkout/testing/documents.ts';
import { buy, fillCart, openShop, SHOP_START } from '../shopping/checkout/testing/open-shop.ts';
import type { TestShop } from '../shopping/checkout/testing/open-shop.ts';
import { skus } from '../shopping/checkout/testing/small-catalogue.ts';
import { makeConfig } from '../testing/test-config.ts';
import { makeSchema } from './schema.ts';
import { connectClient, follow, openRealtime, stockChanged } from './testing/open-realtime.ts';
import type { RealtimeServer } from './testing/open-realtime.ts';
import { selectEverything } from './testing/select-everything.ts';

const CANARY = 'victim-canary';
/** Levels of the selected fields: an event has everything that can be personal within them. */
const DEPTH = 4;

const config = makeConfig();
const now = (): Date => SHOP_START;
const person = { firstName: CANARY, lastName: CANARY, addressLine1: CANARY, zip: '2100', city: 'København' };

type Variables = Readonly<Record<string, unknown>>;

/** The cases of one subscription. */
interface Followed {
  /** The variables of the customer's own subscription. */
  readonly own: Variables;
  /** Variables that others can know or guess: they are rejected. */
  readonly rejected: readonly Variables[];
  /** Variables that others may subscribe to without getting an event of the customer's. */
  readonly theirs: readonly Variables[];
  /** The fields of its events, where the variables are all that it takes. */
  readonly openFields?: readonly string[];
  /** Changes something for the customer. */
  readonly change: () => Promise<unknown>;
}

const subscriptions = makeSchema().getSubscriptionType()?.getFields() ?? {};

/** The subscription to a field, with every field of its events. */
const documentOf = (name: string): string => {
  const field = subscriptions[name];
  if (field === undefined) throw new Error(`There is no subscription ${name}.`);
  const declared = field.args.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `subscription Attack(${declared}) { ${name}(${passed}) ${selectEverything(field.type, DEPTH)} }`;
};

let shop: TestShop;
let server: RealtimeServer;
let victim: MadeAccount;
let followed: Readonly<Record<string, Followed>>;

beforeAll(async () => {
  shop = await openShop(anyDatabase());
  server = await openRealtime(shop.db, { now });
  const email = `${CANARY}@example.com`;
  victim = await makeAccount({ db: shop.db, config, now }, { email, address: person });
  const { placed } = await buy(shop, await fillCart(shop, [[skus.fifty, 1]]), 'dk', victim.bearer, {
    email,
    billingAddress: person,
  });
  const orderId = Number(placed.orderId);
  const cartId = await fillCart(shop, [[skus.fifty, 1]]);
  followed = {
    cartChanged: {
      own: { id: cartId },
      rejected: [{ id: '' }, { id: '*' }, { id: victim.userId }, { id: String(orderId) }],
      theirs: [{ id: await fillCart(shop, [[skus.fifty, 1]]) }],
      openFields: ['__typename', 'id', 'version'],
      change: () => shop.request(addToCart, { id: cartId, item: { skuId: skus.fifty, quantity: 1 } }),
    },
    orderStatusChanged: {
      own: { orderId },
      rejected: [{ orderId }, { orderId: orderId + 1000 }],
      theirs: [],
      change: () => changeStatus(orderId),
    },
    stockChanged: {
      own: { productId: await productOf(skus.fifty) },
      rejected: [],
      theirs: [],
      openFields: ['__typename', 'productId', 'version'],
      change: () => changeStock(skus.fifty),
    },
  };
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

async function productOf(skuId: number): Promise<number> {
  const row = shop.db.selectFrom('sku').select('product_id').where('sku_id', '=', skuId);
  return (await row.executeTakeFirstOrThrow()).product_id;
}

const changeStock = (skuId: number) =>
  shop.db
    .updateTable('sku_stock')
    .set(({ eb, ref }) => ({ in_stock: eb(ref('in_stock'), '-', 1) }))
    .where('sku_id', '=', skuId)
    .execute();

const changeStatus = (orderId: number) =>
  shop.db
    .updateTable('customer_order')
    .set({ status: sql`case status when 'received' then 'partial' else 'received' end` })
    .where('id', '=', orderId)
    .execute();

const strangers: Readonly<Record<string, () => Promise<string | undefined>>> = {
  anonymous: async () => undefined,
  'another customer': async () => (await makeAccount({ db: shop.db, config, now })).token,
};

/** Subscriptions of one socket, once each has been accepted. */
async function followAll(token: string | undefined, requests: readonly (readonly [query: string, Variables])[]) {
  const before = server.followed.count;
  const client = connectClient(server, { token });
  const follows = requests.map(([query, variables]) => follow(client, query, variables));
  // The first is the session of the token.
  await server.followed.first(before + requests.length + (token === undefined ? 0 : 1));
  return { client, events: follows.map(({ events }) => events) };
}

it('every subscription of the schema is tried [API-07]', () => {
  expect(Object.keys(subscriptions).sort()).toEqual(Object.keys(followed).sort());
});

describe.each(Object.entries(strangers))('a socket of somebody who is %s', (_who, tokenFor) => {
  it.each(Object.keys(subscriptions))('gets nothing of a customer by %s [API-07]', async (name) => {
    const tried = followed[name];
    if (!tried) throw new Error(`Describe the subscription ${name}.`);
    const document = documentOf(name);
    const token = await tokenFor();
    const customer = await followAll(victim.token, [[document, tried.own]]);
    const open = tried.openFields ? [tried.own] : [];
    const other = await followAll(token, [
      ...[...tried.theirs, ...open].map((variables) => [document, variables] as const),
      [stockChanged, { productId: await productOf(skus.campaign) }],
    ]);
    for (const variables of tried.rejected) {
      const accepted = server.followed.first(server.followed.count + 1).then(() => 'followed');
      const { events } = follow(other.client, document, variables);
      const rejected = events.first(1).then(([{ errors }]) => errors[0].extensions.code);
      expect([variables, await Promise.race([accepted, rejected])]).toEqual([
        variables,
        expect.stringMatching(/NotFound$|^(Unauthenticated|BAD_USER_INPUT)$/),
      ]);
    }
    await tried.change();
    // The customer gets it, so others would have; what changes later comes later.
    await customer.events[0]?.first(1);
    await changeStock(skus.campaign);
    await other.events.at(-1)?.first(1);
    const counts = other.events.slice(0, tried.theirs.length).map(({ count }) => count);
    expect(counts).toEqual(tried.theirs.map(() => 0));
    const opened = other.events.slice(tried.theirs.length, -1);
    for (const events of opened) {
      const [{ data }] = await events.first(1);
      expect(Object.keys(data[name]).sort()).toEqual(tried.openFields);
      expect(JSON.stringify(data)).not.toContain(CANARY);
    }
    await Promise.all([customer.client.dispose(), other.client.dispose()]);
  });
});
