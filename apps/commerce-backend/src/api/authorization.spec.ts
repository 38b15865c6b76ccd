import { isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { sql } from 'kysely';
import { makeAccount } from '../people/auth/testing/make-account.ts';
import type { MadeAccount } from '../people/auth/testing/make-account.ts';
import { backgroundWork } from '../platform/background-work.ts';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { creditBalance } from '../shopping/balance/balance-store.ts';
import { buy, fillCart, openShop } from '../shopping/checkout/testing/open-shop.ts';
import type { TestShop } from '../shopping/checkout/testing/open-shop.ts';
import { skus } from '../shopping/checkout/testing/small-catalogue.ts';
import type { ApiResponse } from '../testing/request-api.ts';
import { makeConfig } from '../testing/test-config.ts';
import { makeSchema } from './schema.ts';
import { selectEverything } from './testing/select-everything.ts';

/** In every text of the customer whose data is private. */
const CANARY = 'victim-canary';
/** Levels of the selected fields: a response has everything that can be personal within them. */
const DEPTH = 4;

const config = makeConfig();
const schema = makeSchema();

let shop: TestShop;
const background = backgroundWork((error) => {
  throw error;
});
let victim: MadeAccount;
let storedOfVictim: Awaited<ReturnType<typeof makeReaderOfVictim>>;
/** Values of the arguments: what an attacker can know of the victim. */
let known: Readonly<Record<string, unknown>>;

let time = new Date('2026-03-02T10:00:00Z').getTime();
const now = (): Date => new Date(time);
/** Milliseconds between two requests: slow enough for the limits per minute, and all is done before the unpaid order expires. */
const PAUSE = 4000;
const pause = (): void => {
  shop.passTime(PAUSE);
  time += PAUSE;
};

beforeAll(async () => {
  shop = await openShop(anyDatabase(), { background });
  const person = { firstName: CANARY, lastName: CANARY, addressLine1: CANARY };
  const email = `${CANARY}@example.com`;
  victim = await makeAccount({ db: shop.db, config, now }, { email, address: person });
  const billingAddress = { ...person, zip: '2100', city: 'København' };
  const address = { ...billingAddress, country: 'DK' };
  const { data } = await shop.request(
    'mutation ($address: AddressInputType!) { saveUserAddress(address: $address) { id } }',
    { address },
    victim.bearer,
  );
  const addressId = Number(data.saveUserAddress.id);
  await creditBalance(shop.db, { userId: victim.userId, currency: 'DKK' }, 5000);
  const cartId = await fillCart(shop, [[skus.fifty, 1]]);
  const { placed } = await buy(shop, cartId, 'dk', victim.bearer, { email, billingAddress });
  known = {
    email,
    addressId,
    address: { ...address, firstName: 'M', lastName: 'M', addressLine1: 'M 1' },
    orderId: Number(placed.orderId),
    publicOrderId: String(placed.publicId),
    userId: victim.userId,
  };
  storedOfVictim = await makeReaderOfVictim();
  // It sees the customer, or it could not show that nothing changes.
  expect(Object.keys(await storedOfVictim()).length).toBeGreaterThan(5);
});
afterAll(() => shop.close());

/** A value that fits an argument: what is known of the victim by its name, otherwise anything of its type. */
function valueOf(name: string, type: GraphQLInputType): unknown {
  if (name in known) return known[name];
  if (isNonNullType(type)) return valueOf(name, type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || field.name in known)
        .map((field) => [field.name, valueOf(field.name, field.type)]),
    );
  return (
    { Int: 1, Boolean: true, Decimal: 1, Float: 1, Guid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }[type.name] ?? '1'
  );
}

const operationsOf = (kind: 'query' | 'mutation') =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [field.name, kind, field] as const,
  );

/** Everything that is stored of the victim, by table: one statement, since it runs twice for every field and route. */
async function makeReaderOfVictim(): Promise<() => Promise<Readonly<Record<string, string>>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.db);
  const ofTables = tables.map(
    ({ name }) => sql`select ${name}::text as name, string_agg(row::text, '\n' order by row::text) as rows
      from (select to_jsonb(t) as row from ${sql.table(name)} t) as each
      where row::text like ${`%${CANARY}%`} or row->>'user_id' = ${victim.userId} or row->>'account_id' = ${victim.userId}
      having count(*) > 0`,
  );
  const statement = sql<{ name: string; rows: string }>`${sql.join(ofTables, sql` union all `)}`;
  return async () => Object.fromEntries((await statement.execute(shop.db)).rows.map(({ name, rows }) => [name, rows]));
}

/** Anybody may write an email address into these forms; the owner of the address gets a mail about what they store. */
const takesAnyEmail: Readonly<Record<string, readonly string[]>> = {
  subscribeToNewsletter: ['newsletter_confirmation', 'outbox_mail'],
  requestPasswordReset: ['password_reset', 'outbox_mail'],
  monitorProductAvailability: ['stock_alert', 'outbox_mail'],
};

/** The routes of Fastify's tree, each with its complete path. */
function routesOf(tree: string): readonly (readonly [path: string, methods: string])[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '') return [];
    path.splice(indent.length / 4, path.length, part);
    return methods === undefined ? [] : [[path.join(''), methods] as const];
  });
}

const callers: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  anonymous: async () => ({}),
  'another customer': async () => (await makeAccount({ db: shop.db, config, now })).bearer,
  'another customer who is a member': async () =>
    (await makeAccount({ db: shop.db, config, now }, { memberType: 'member', memberId: 7 })).bearer,
};

describe.each(Object.entries(callers))('a request of %s', (_caller, headersOf) => {
  it.each([...operationsOf('query'), ...operationsOf('mutation')])(
    'neither shows nor changes anything of a customer by %s',
    async (name, kind, field) => {
      const headers = await headersOf();
      const before = await storedOfVictim();
      const { args } = field;
      const given = args.filter(({ name: argument, type }) => isNonNullType(type) || argument in known);
      const declared = given.map(({ name: argument, type }) => `$${argument}: ${type.toString()}`).join(', ');
      const passed = given.map(({ name: argument }) => `${argument}: $${argument}`).join(', ');
      const variables = Object.fromEntries(
        given.map(({ name: argument, type }) => [argument, valueOf(argument, type)]),
      );
      const send = (depth: number) => {
        pause();
        const root = `${name}${passed && `(${passed})`} ${selectEverything(field.type, depth)}`;
        return shop.request(`${kind} Attack${declared && `(${declared})`} { ${root} }`, variables, headers);
      };
      const isTooLarge = ({ errors }: ApiResponse): boolean => errors[0]?.extensions?.['code'] === 'DOCUMENT_TOO_LARGE';
      let response = await send(DEPTH);
      // Lists of many things cost more: of those fewer levels are selected.
      for (let depth = DEPTH - 1; depth > 0 && isTooLarge(response); depth -= 1) response = await send(depth);
      // A document that was rejected before it ran would prove nothing.
      expect(response.status).toBe(200);
      expect(response.data === undefined && response.errors.length > 0 ? response.errors : []).toEqual([]);
      // Nor would the response to an expired token.
      if ('authorization' in headers)
        expect(response.errors.map(({ extensions }) => extensions?.['code'])).not.toContain('Unauthenticated');
      const text = JSON.stringify(response);
      expect(text).not.toContain(CANARY);
      // The public id of an order gives access to its public part.
      if (!('publicOrderId' in variables)) expect(text).not.toContain(String(known['publicOrderId']));
      await background.idle();
      const after = await storedOfVictim();
      const allowed = takesAnyEmail[name] ?? [];
      const changed = Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table]);
      expect(changed.filter((table) => !allowed.includes(table))).toEqual([]);
    },
  );

  it('neither shows nor changes anything of a customer by any address', async () => {
    const routes = routesOf(shop.app.printRoutes({ commonPrefix: false }));
    expect(routes.length).toBeGreaterThan(15);
    for (const [path, methods] of routes) {
      // Everybody's mails, for a demonstration: it exists only where no mail is sent.
      if (path.startsWith('/outbox')) continue;
      const url = `${path.replaceAll(/:\w+/g, victim.userId).replace('*', victim.userId)}?email=${encodeURIComponent(victim.account.email)}&id=${victim.userId}&userId=${victim.userId}`;
      for (const method of methods.split(', ')) {
        if (method === 'HEAD' || method === 'OPTIONS') continue;
        const before = await storedOfVictim();
        pause();
        const headers = await headersOf();
        const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: [] };
        const response = await shop.app.inject({ method: method as 'GET', url, headers, ...payload });
        expect([method, path, response.body.includes(CANARY)]).toEqual([method, path, false]);
        expect([method, path, await storedOfVictim()]).toEqual([method, path, before]);
      }
    }
  });
});
