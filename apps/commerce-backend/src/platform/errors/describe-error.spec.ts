import { mock } from 'node:test';
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { testDatabases } from '../database/testing/test-databases.ts';
import { describeError } from './describe-error.ts';
import { fillCart, filledForm, openShop } from '../../shopping/checkout/testing/open-shop.ts';
import { placeOrder } from '../../shopping/checkout/testing/documents.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

describe('describeError', () => {
  it('shows name, code, message, stack and causes, and nothing else', () => {
    const cause = Object.assign(new TypeError('inside'), { params: ['Åse'] });
    const error = Object.assign(new Error('outside', { cause }), { code: '23505', detail: 'Key (email)=(Åse)' });
    const lines = describeError(error).split('\n');
    expect(lines[0]).toBe('Error (23505): outside');
    expect(lines[1]).toMatch(/^ {4}at .*describe-error\.spec\.ts/);
    expect(lines.filter((line) => !line.startsWith('    at '))).toEqual([lines[0], 'Caused by TypeError: inside']);
  });

  it('shows an unavailable database in one line [REL3-6]', () => {
    expect(describeError(new DatabaseUnavailable('No connection came in time.'))).toBe(
      'DatabaseUnavailable: No connection came in time.',
    );
  });

  it('shows only the type of a thrown value that is not an error', () => {
    expect(describeError('Åse')).toBe('A string was thrown instead of an error.');
  });
});

describe.each(testDatabases())('the log of a failing statement on $name', (database) => {
  const NAME = 'Åse Lyng';
  const shop = openForSuite(() => openShop(database));

  it.each([
    ['a key that exists', sql`insert into service_secret (name, secret) values (${NAME}, ''), (${NAME}, '')`],
    ['a row that breaks a rule', sql`insert into service_secret (name) values (${NAME})`],
    ['a number that is NaN', sql`select ${NAME}::text::integer`],
    ['an invalid date', sql`select ${NAME}::text::timestamptz`],
    ['invalid JSON', sql`select ${NAME}::text::jsonb`],
    ['a column that is not there', sql`select nothing from service_secret where name = ${NAME}`],
  ])('[REL-5] holds no value of %s', async (_what, statement) => {
    const error: unknown = await statement.execute(shop().db).catch((reason: unknown) => reason);
    expect(describeError(error)).toMatch(/^\S+ \(\w{5}\): [\s\S]+\n {4}at /);
    expect(describeError(error)).not.toContain('Åse');
  });

  it('[REL-5] holds nothing of the shopper whose order fails', async () => {
    const cartId = await fillCart(shop(), [[11, 1]]);
    await sql`alter table customer_order add constraint broken check (false)`.execute(shop().db);
    const log = mock.method(console, 'error', () => undefined);
    const { errors } = await shop().request(placeOrder, { cartId, checkout: filledForm, marketId: 'dk' });
    log.mock.restore();
    const logged = log.mock.calls.map(({ arguments: words }) => words);
    expect(logged).toEqual([[expect.stringContaining(String(errors[0]?.extensions?.['requestId']))]]);
    expect(logged[0]?.[0]).toContain('"broken"');
    const { firstName, lastName, addressLine1 } = filledForm.billingAddress;
    for (const secret of [filledForm.email, firstName, lastName, addressLine1, cartId])
      expect(logged[0]?.[0]).not.toContain(secret);
  });
});
