import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageShown, shopEvent } from '@lyng/feature';
import { makePurchase } from '@lyng/feature/testing';
import { marketCurrency } from '@lyng/model';
import type { Language, MarketAlias } from '@lyng/model';
import {
  makeListedProduct,
  makePrice,
  makeProduct,
  makeProductSummary,
  makeShownPrice,
  makeSku,
} from '@lyng/model/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { DataLayerEvent, DataLayerEventName } from '../core/data-layer/data-layer-event.ts';
import { dataLayerEntries } from '../wire/transport.ts';
import { pageLoaded } from './event-buffer.ts';
import { createReporter } from './reporter.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const sha256 = async (bytes: Uint8Array): Promise<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;

interface Market {
  readonly market: MarketAlias;
  readonly language: Language;
  readonly zip: string;
}

const markets: readonly Market[] = [
  { market: 'dk', language: 'da', zip: '2200' },
  { market: 'se', language: 'sv', zip: '114 18' },
  { market: 'no', language: 'nb', zip: '0150' },
  { market: 'fi', language: 'fi', zip: '00100' },
];

function openReporter({ market, language }: Market = markets[0] as Market) {
  const pushed: DataLayerEvent[] = [];
  const reporter = createReporter({
    site: { market, language, currency: marketCurrency[market] },
    currency: () => marketCurrency[market],
    origin: `https://${market}.example`,
    push: (event) => void pushed.push(event),
    sha256,
    screenOf: () => 'list',
  });
  return { pushed, ...reporter };
}

const product = makeProduct();
/** The second one is reduced. */
const listed = (id: number) =>
  makeListedProduct({
    articleNumber: `LY-${String(id)}`,
    name: `Sko ${String(id)}`,
    ...(id === 2 && { unitPrice: makeShownPrice(44900, 59900) }),
  });
const seen = (list: string, ...ids: readonly number[]) =>
  shopEvent('catalogue/productsSeen')({ list, products: ids.map((id) => ({ product: listed(id), position: id })) });
const line = { skuId: 5002, quantity: 2, product: { ...makeProductSummary(), skus: [makeSku(5002, '38')] } };

/** One journey, with every event. */
const journey = (market: Market): readonly UnknownAction[] => [
  pageLoaded({ target: '/c/dame-sko?sort=LATEST&loginToken=secret&utm_source=nyhedsbrev' }),
  seen('category:dame-sko', 1, 2, 3),
  shopEvent('catalogue/productSelected')({ product: listed(2), list: 'category:dame-sko', position: 2 }),
  pageShown({ currentRouteName: 'product', currentPath: '/p/solveig-hvid-laedersneaker' }),
  shopEvent('catalogue/productViewed')({ product }),
  shopEvent('favorite:add')({ product }),
  shopEvent('cart/event/itemAdded')(line),
  shopEvent('cart/event/itemRemoved')({ ...line, quantity: 1 }),
  shopEvent('checkout/event/checkoutBegun')({
    cart: {
      id: 'cart-1',
      promoCode: 'VELKOMMEN15',
      moneyBusy: false,
      summary: null,
      lines: [
        { key: '1', reference: { skuId: 5002 }, quantity: 1, product: line.product, totalPrice: makePrice(59900) },
      ],
    },
  }),
  shopEvent('checkout/event/purchaseCompleted')(
    makePurchase('cart-1', {
      currency: marketCurrency[market.market],
      zip: market.zip,
      nthPurchase: 0,
      promoCode: 'VELKOMMEN15',
      fixedDiscount: { incVat: 10001, exVat: 8001 },
    }),
  ),
];

/** The golden file of an event in a market. */
const goldenFile = (market: MarketAlias, name: string): string =>
  join(import.meta.dirname, '../testing/golden', market, `${name}.json`);

/** An `arguments` object, as a tag manager reads it, becomes a list. */
const asJson = (entries: readonly unknown[]): string =>
  `${JSON.stringify(
    entries.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as never)] : entry,
    ),
    null,
    2,
  )}\n`;

const names: readonly DataLayerEventName[] = [
  'consent',
  'original_location',
  'page_data',
  'view_item_list',
  'select_item',
  'virtual_page_view',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
  'purchase',
];

describe.each(markets)('the data layer in $market', (market) => {
  let pushed: readonly DataLayerEvent[];
  beforeAll(async () => {
    const reporter = openReporter(market);
    reporter.allow(['statistics', 'marketing']);
    for (const action of journey(market)) reporter.take(action);
    await settled();
    ({ pushed } = reporter);
  });

  it('has the events of a journey in their order [TRK-01, TRK-02, TRK-04]', () => {
    expect(pushed.map(({ event }) => event)).toEqual(['consent', ...names]);
  });

  it.each(names)(
    'has %s as its golden file has it [TRK-01, TRK-03, TRK-05, TRK-06, TRK-09, TRK-12, SPEC-16]',
    (name) => {
      const found = asJson(pushed.filter(({ event }) => event === name).flatMap(dataLayerEntries));
      const file = goldenFile(market.market, name);
      if (process.env['UPDATE_GOLDEN']) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, found);
      }
      expect(found).toBe(readFileSync(file, 'utf8'));
    },
  );
});

describe('impressions', () => {
  const listsOf = (pushed: readonly DataLayerEvent[]) =>
    pushed.flatMap((event) =>
      event.event === 'view_item_list' ? [event.ecommerce.items.map(({ index }) => index)] : [],
    );

  it('are reported at four, before any other event and when the page is left, none twice [TRK-02]', () => {
    const { take, flush, pushed } = openReporter();
    take(seen('a', 1, 2, 3));
    expect(listsOf(pushed)).toEqual([]);
    take(seen('a', 4, 5));
    expect(listsOf(pushed)).toEqual([[1, 2, 3, 4]]);
    take(shopEvent('favorite:add')({ product }));
    expect(pushed.map(({ event }) => event)).toEqual(['view_item_list', 'view_item_list', 'add_to_wishlist']);
    take(seen('a', 6));
    flush();
    flush();
    expect(listsOf(pushed)).toEqual([[1, 2, 3, 4], [5], [6]]);
  });

  it('are reported before another choice takes effect [TRK-11]', () => {
    const { allow, take, pushed } = openReporter();
    allow(['statistics']);
    take(seen('a', 1));
    allow([]);
    expect(pushed.map(({ event }) => event)).toEqual(['consent', 'consent', 'view_item_list', 'consent']);
  });

  it('of two lists are two events [TRK-02]', () => {
    const { take, pushed } = openReporter();
    take(seen('a', 1, 2));
    take(seen('b', 1, 2));
    const lists = pushed.map(
      (event) => 'ecommerce' in event && event.ecommerce.items.map((item) => item.item_list_name).join(),
    );
    expect(lists).toEqual(['a,a', 'b,b']);
  });
});

describe('a purchase', () => {
  const buy = async (allowed: Parameters<ReturnType<typeof openReporter>['allow']>[0], more: object = {}) => {
    const reporter = openReporter();
    reporter.allow(allowed);
    reporter.take(shopEvent('checkout/event/purchaseCompleted')({ ...makePurchase(), ...more }));
    reporter.take(shopEvent('favorite:add')({ product }));
    await settled();
    return reporter.pushed.slice(2);
  };

  it('has hashes of the buyer only where marketing is allowed [TRK-05]', async () => {
    const [sent] = await buy(['marketing']);
    expect(sent).toMatchObject({
      event: 'purchase',
      user_data: { sha256_email: createHash('sha256').update('karen@example.com').digest('hex') },
    });
    const [without] = await buy(['statistics']);
    expect(without).not.toHaveProperty('user_data');
  });

  it('is sent before what follows it, although its hashes take a moment [TRK-01]', async () => {
    expect((await buy(['marketing'])).map(({ event }) => event)).toEqual(['purchase', 'add_to_wishlist']);
  });

  it('that cannot be made costs no other event', async () => {
    const confirmation = { ...makePurchase().confirmation, fixedDiscount: { incVat: Number.NaN, exVat: 0 } };
    expect((await buy(['statistics'], { confirmation })).map(({ event }) => event)).toEqual(['add_to_wishlist']);
  });

  it.each([
    ['that divides', 10_000, [[2, 549, 50]]],
    [
      'that does not divide',
      10_001,
      [
        [1, 548.99, 50.01],
        [1, 549, 50],
      ],
    ],
  ])('spreads a fixed discount %s over pieces, but not gift cards, and adds up [TRK-08] [SPEC-15]', async (...row) => {
    const [, incVat, pieces] = row;
    const [shoe] = makePurchase().confirmation.lines;
    const card = { ...shoe, quantity: 1, selling: 50000, regular: 50000, isGiftCard: true };
    const confirmation = {
      ...makePurchase().confirmation,
      lines: [card, shoe],
      fixedDiscount: { incVat, exVat: 8000 },
    };
    const [sent] = await buy(['statistics'], { confirmation });
    const items = [[1, 500, 0], ...pieces].map(([quantity, price, discount]) => ({ quantity, price, discount }));
    expect(sent).toMatchObject({ ecommerce: { items } });
  });

  it('is sent without what the order lacks, and without a hash of nothing [TRK-05]', async () => {
    const confirmation = { ...makePurchase().confirmation, firstName: ' ', lastName: '', zip: '' };
    const [sent] = await buy(['marketing'], { email: '', confirmation });
    expect(sent).toMatchObject({ event: 'purchase', ecommerce: { transaction_id: '1001' } });
    expect(sent).not.toHaveProperty('user_data');
  });
});

describe('addresses', () => {
  it.each([
    ['/p/sko?loginToken=a.b.c&email=a@b.dk&returnTo=%2Faccount&eclub=x&resetKey=k&cartid=1', '/p/sko'],
    [
      '/c/sko?brands=Nord~b1&p-colour=r%C3%B8d~7&utm_campaign=jul#top',
      '/c/sko?brands=Nord%7Eb1&p-colour=r%C3%B8d%7E7&utm_campaign=jul',
    ],
    ['/s/karen%40example.com', '/s/-'],
    ['/s/120190-1239', '/s/-'],
    ['/s/%E0%A4%A', '/s/%E0%A4%A'],
  ])('%s is reported as %s [TRK-04]', (target, shown) => {
    const { take, pushed } = openReporter();
    take(pageLoaded({ target }));
    expect(pushed[0]).toEqual({ event: 'original_location', original_location: `https://dk.example${shown}` });
  });
});
