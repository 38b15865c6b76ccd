import { shopEvent } from '@lyng/feature';
import { makePurchase } from '@lyng/feature/testing';
import { makeListedProduct } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { DataLayerEvent } from '../core/data-layer/data-layer-event.ts';
import { consentChosen, consentRead, consentSlice } from '../state/consent-slice.ts';
import { createEventBuffer, pageLoaded } from '../state/event-buffer.ts';
import { createReporter } from '../state/reporter.ts';
import { dataLayerEntries } from '../wire/data-layer.ts';
import { createEventLog } from './event-log.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const product = (name: string) => makeListedProduct({ name });
const viewed = (name: string) => shopEvent('catalogue/productViewed')({ product: product(name) });
const seen = (...names: readonly string[]) =>
  shopEvent('catalogue/productsSeen')({
    list: 'row:similar',
    products: names.map((name, index) => ({ product: product(name), position: index + 1 })),
  });

/** A tab with its buffer and its reporter, both watched. */
function openTab({ fails = false } = {}) {
  const dataLayer: unknown[] = [];
  const held: DataLayerEvent[] = [];
  let isPaying = false;
  let time = 0;
  const first = pageLoaded({ target: '/c/sko' });
  const log = createEventLog({ first, now: () => (time += 10), readHeld: () => held });
  log.watchDataLayer(dataLayer);
  const buffer = createEventBuffer(
    first,
    log.watchReporter(async () => {
      if (fails) throw new Error('The file is missing.');
      return createReporter({
        site: { market: 'dk', language: 'da', currency: 'DKK' },
        currency: () => 'DKK',
        origin: 'https://dk.example',
        push: (event) => (isPaying ? held.push(event) : dataLayer.push(...dataLayerEntries(event))),
        sha256: async () => new ArrayBuffer(0),
        screenOf: () => 'list',
      });
    }),
  );
  const store = configureStore({
    reducer: combineSlices(consentSlice),
    middleware: (defaults) => defaults().concat(log.middleware, buffer),
  });
  return {
    ...log,
    dataLayer,
    dispatch: store.dispatch,
    pay: () => {
      isPaying = true;
    },
    /** The entries of the log, as `name items: status`. */
    lines: () => log.shown().map(({ name, about, items, status }) => `${name} ${items.join('+') || about}: ${status}`),
  };
}

describe('the log of events', () => {
  it('has what waits for the choice, then what was sent, in order and with its time', async () => {
    const tab = openTab();
    tab.dispatch(viewed('a'));
    expect(tab.lines()).toEqual(['page_data /c/sko: waiting', 'view_item a: waiting']);
    tab.dispatch(consentChosen(['statistics']));
    await settled();
    expect(tab.lines().slice(-2)).toEqual(['page_data list /c/sko: sent', 'view_item a: sent']);
    expect(tab.lines().every((line) => line.endsWith(': sent'))).toBe(true);
    const times = tab.shown().map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => Number(a) - Number(b)));
    // The data layer itself is as it would be without the log.
    expect(tab.dataLayer.at(-1)).toMatchObject({ event: 'view_item' });
  });

  it('has what a rejection leaves out, before it and after it [TRK-11]', () => {
    const tab = openTab();
    tab.dispatch(viewed('a'));
    tab.dispatch(consentChosen(['marketing']));
    tab.dispatch(viewed('b'));
    const left = ['page_data /c/sko', 'view_item a', 'view_item b'];
    expect(tab.lines()).toEqual(left.map((line) => `${line}: not-allowed`));
  });

  it('has what is left out because the reporter could not be loaded', async () => {
    const tab = openTab({ fails: true });
    tab.dispatch(consentRead(['statistics']));
    await settled();
    tab.dispatch(viewed('b'));
    expect(tab.lines()).toEqual(['page_data /c/sko: not-loaded', 'view_item b: not-loaded']);
  });

  it('has what comes after five hundred that wait', () => {
    const tab = openTab();
    for (let index = 0; index < 500; index += 1) tab.dispatch(viewed(String(index)));
    expect(tab.lines().slice(-2)).toEqual(['view_item 498: waiting', 'view_item 499: too-many']);
  });

  it('has the impressions that wait for a fourth [TRK-02]', async () => {
    const tab = openTab();
    tab.dispatch(consentRead(['statistics']));
    await settled();
    tab.dispatch(seen('a', 'b', 'c'));
    expect(tab.lines().at(-1)).toBe('view_item_list a+b+c: fewer-than-four');
    tab.dispatch(seen('d', 'e'));
    expect(tab.lines().slice(-2)).toEqual(['view_item_list e: fewer-than-four', 'view_item_list a+b+c+d: sent']);
    tab.dispatch(viewed('f'));
    expect(tab.lines().slice(-2)).toEqual(['view_item_list e: sent', 'view_item f: sent']);
  });

  it('has a purchase, and why its second confirmation has no event [PAIN-19]', async () => {
    const tab = openTab();
    tab.dispatch(consentRead(['statistics']));
    await settled();
    tab.dispatch(shopEvent('checkout/event/purchaseCompleted')(makePurchase()));
    await settled();
    tab.dispatch(shopEvent('checkout/event/purchaseRepeated')({ orderId: '1001' }));
    expect(tab.lines().slice(-2)).toEqual([
      'purchase Solveig hvid lædersneaker: sent',
      'purchase 1001: reported-before',
    ]);
  });

  it('has what waits for the page after the payment', async () => {
    const tab = openTab();
    tab.dispatch(consentRead(['statistics']));
    await settled();
    tab.pay();
    tab.dispatch(viewed('a'));
    expect(tab.lines().at(-1)).toBe('view_item a: after-payment');
  });

  it('leaves out what a tag manager pushes for itself, and passes it on', () => {
    const tab = openTab();
    const before = tab.lines();
    tab.dataLayer.push({ event: 'gtm.js' });
    expect([tab.lines(), [...tab.dataLayer]]).toEqual([before, [{ event: 'gtm.js' }]]);
  });
});
