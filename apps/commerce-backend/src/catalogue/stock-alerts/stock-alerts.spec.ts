import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { loadCatalogue } from '../load/load-catalogue.ts';
import { makeSourceSku } from '../testing/make-catalogue.ts';
import { exampleCatalogue, NOW } from '../testing/example-catalogue.ts';
import { exampleFilling } from '../testing/open-catalogue.ts';
import { newestMails } from '../../messages/outbox-store.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';
import { purgeOldAlerts } from './stock-alert-store.ts';

const soldOut = 31;

const monitorMutation = `mutation ($email: String!, $skuId: Int!, $languageId: String, $marketId: String) {
  monitorProductAvailability(email: $email, skuId: $skuId, languageId: $languageId, marketId: $marketId) }`;

describe.each(testDatabases())('stock alerts on $name', ({ open }) => {
  const database = openForSuite(() => open(exampleFilling));
  let app: FastifyInstance;
  const config = makeConfig();
  beforeEach(async () => {
    await database().db.deleteFrom('stock_alert').execute();
    await database().db.deleteFrom('outbox_mail').execute();
    await setStock(0);
    app = buildApp({ db: database().db, config, now: () => NOW });
  });
  afterEach(() => app.close());

  const monitor = (variables: Record<string, unknown>) =>
    requestApi(app, monitorMutation, { skuId: soldOut, ...variables });
  const alerts = () =>
    database()
      .db.selectFrom('stock_alert')
      .select(['email', 'sku_id', 'market', 'language'])
      .orderBy('alert_id')
      .execute();
  const send = () => inTransaction(database().db, (transaction) => sendStockAlerts(transaction, config, NOW));
  const setStock = (inStock: number) =>
    database().db.updateTable('sku_stock').set({ in_stock: inStock }).where('sku_id', '=', soldOut).execute();

  it('are saved once per address and size, with the same response each time [CAT-12]', async () => {
    const responses = await Promise.all([
      monitor({ email: 'anna@example.com', marketId: 'se', languageId: 'sv-SE' }),
      monitor({ email: ' Anna@Example.com ', marketId: 'dk', languageId: 'da-DK' }),
      monitor({ email: 'bo@example.com', marketId: 'fi', languageId: 'fi-FI' }),
    ]);
    expect(responses.map(({ data }) => data)).toEqual(
      Array.from({ length: 3 }, () => ({ monitorProductAvailability: true })),
    );
    expect((await alerts()).map(({ email }) => email).toSorted()).toEqual(['anna@example.com', 'bo@example.com']);
  });

  it.each(['', 'anna@example', 'anna@example.com\nbcc: all@example.com'])(
    'are not saved for %j [CAT-12]',
    async (email) => {
      const { errors } = await monitor({ email });
      expect(errors[0]?.extensions?.['code']).toBe('InvalidEmail');
      expect(await alerts()).toEqual([]);
    },
  );

  it('are not saved for a size that does not exist', async () => {
    expect((await monitor({ email: 'anna@example.com', skuId: 999 })).errors[0]?.extensions?.['code']).toBe(
      'UnknownSku',
    );
  });

  it('become one mail each when the size is back, in the language of the latest request, and are deleted [CAT-12] [BUG-17]', async () => {
    await monitor({ email: 'anna@example.com', marketId: 'dk', languageId: 'da-DK' });
    await monitor({ email: 'anna@example.com', marketId: 'se', languageId: 'sv-SE' });
    await monitor({ email: 'bo@example.com', marketId: 'fi', languageId: 'fi-FI' });
    await send();
    expect(await newestMails(database().db)).toEqual([]);
    await setStock(1);
    await Promise.all([send(), send(), send()]);
    await send();
    const mails = await newestMails(database().db);
    expect(mails.map(({ recipient, language, subject }) => [recipient, language, subject]).toSorted()).toEqual([
      ['anna@example.com', 'sv', 'Fjord Boot-sv i storlek 38 är tillbaka'],
      ['bo@example.com', 'fi', 'Fjord Boot-fi koossa 38 on taas saatavilla'],
    ]);
    expect(mails.find(({ language }) => language === 'sv')?.html).toContain(
      'href="http://se.localhost:4200/p/product-3-sv?sku=31"',
    );
    expect(await alerts()).toEqual([]);
  });

  it('[SHOP-7] announce a product that was never for sale as new, not as back', async () => {
    const coming = 51;
    await monitor({ email: 'anna@example.com', skuId: coming, marketId: 'dk', languageId: 'da-DK' });
    await database().db.updateTable('sku_stock').set({ in_stock: 4 }).where('sku_id', '=', coming).execute();
    await send();
    expect((await newestMails(database().db)).map(({ subject }) => subject)).toEqual([
      'Coming Sneaker i str. 38 er kommet',
    ]);
    await database().db.updateTable('sku_stock').set({ in_stock: 0 }).where('sku_id', '=', coming).execute();
  });

  it('may be requested again when the size is gone again', async () => {
    for (const round of [1, 2]) {
      await setStock(0);
      await monitor({ email: 'anna@example.com' });
      await setStock(1);
      await send();
      expect(await newestMails(database().db)).toHaveLength(round);
    }
  });

  it('are sent when a catalogue is loaded that has the size [CAT-12]', async () => {
    await monitor({ email: 'anna@example.com' });
    const products = exampleCatalogue.products.map((product) =>
      product.productId === 3 ? { ...product, skus: [makeSourceSku(soldOut, '38', 4)] } : product,
    );
    await loadCatalogue(database().db, { ...exampleCatalogue, products }, { seededAt: NOW });
    await send();
    expect((await newestMails(database().db)).map(({ recipient }) => recipient)).toEqual(['anna@example.com']);
  });

  it('expire after a year without the size', async () => {
    await monitor({ email: 'anna@example.com' });
    await purgeOldAlerts(database().db, new Date(NOW.getTime() + 364 * 24 * 60 * 60 * 1000));
    expect(await alerts()).toHaveLength(1);
    await purgeOldAlerts(database().db, new Date(NOW.getTime() + 366 * 24 * 60 * 60 * 1000));
    expect(await alerts()).toEqual([]);
  });

  it('are counted together for the addresses of one IPv6 network', async () => {
    const from = (address: string) =>
      requestApi(app, monitorMutation, { skuId: soldOut, email: 'anna@example.com' }, { 'x-forwarded-for': address });
    for (let index = 0; index < 30; index += 1) expect((await from(`2001:db8::${String(index)}`)).errors).toEqual([]);
    expect((await from('2001:db8::ffff')).errors[0]?.extensions?.['code']).toBe('TooManyRequests');
    expect((await from('2001:db8:0:1::1')).errors).toEqual([]);
  });
});
