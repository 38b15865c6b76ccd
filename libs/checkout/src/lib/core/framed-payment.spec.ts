import fc from 'fast-check';
import { entryWithPayment, frameAddress, framedPayment, parseFrameMessage, paymentOfEntry } from './framed-payment.ts';

const id = '3f1c2b9a-1d2e-4c3b-8a4f-5e6d7c8b9a0f';
const page = 'http://dk.localhost:4200/kassen';
const url = `http://localhost:4300/payments/local/${id}`;
const payment = { id, url, cartId: 'cart-1' };
const from = (data: unknown, origin = 'http://localhost:4300') => parseFrameMessage({ origin, data }, payment);
const word = { about: 'local-payment', payment: id };

describe('framedPayment', () => {
  it.each([
    [url, payment],
    [`/payments/local/${id}`, { ...payment, url: `http://dk.localhost:4200/payments/local/${id}` }],
    [`${url}?framed=1`, null],
    [`${url}/approve`, null],
    ['http://localhost:4300/payments/local/nonsense', null],
    ['https://pay.example/1', null],
    ['http://dk.localhost:4200/checkout/confirm?oid=1&cartid=2', null],
    ['http://', null],
    ['javascript:alert(1)', null],
  ])('takes %s for %j [CHK-11]', (address, found) => {
    expect(framedPayment(address, 'cart-1', page)).toEqual(found);
  });

  it('requests the page in its version for a frame', () => {
    expect(frameAddress(payment)).toBe(`${url}?framed=1`);
  });
});

describe('parseFrameMessage', () => {
  it.each([
    [{ ...word, step: 'settled' }, { kind: 'settled' }],
    [{ ...word, step: 'abandoned' }, { kind: 'abandoned' }],
    [{ ...word, step: 'shown', height: '412' }, null],
    [{ ...word, step: 'shown', height: Number.NaN }, null],
    [{ ...word, step: 'shown' }, null],
    [{ ...word, step: 'captured' }, null],
    [{ ...word, payment: '00000000-0000-4000-8000-000000000000', step: 'settled' }, null],
    [{ ...word, about: 'other', step: 'settled' }, null],
    [{ step: 'settled' }, null],
    ['settled', null],
    [null, null],
    [undefined, null],
  ])('takes %j for %j [CHK-11]', (data, read) => {
    expect(from(data)).toEqual(read);
  });

  it.each([
    [412.4, 412],
    [9_000_000, 2000],
    [-1, 200],
  ])('takes the height %d as %d [CHK-11]', (height, read) => {
    expect(from({ ...word, step: 'shown', height })).toEqual({ kind: 'shown', height: read });
  });

  it.each(['http://dk.localhost:4200', 'http://localhost:4301', 'https://localhost:4300', 'null', ''])(
    'ignores %j [CHK-11]',
    (origin) => {
      expect(from({ ...word, step: 'settled' }, origin)).toBeNull();
    },
  );

  it('never throws, whatever is sent', () => {
    fc.assert(fc.property(fc.anything(), (data) => void from(data)));
  });
});

describe('an open payment in the history of the tab', () => {
  it('is read back beside the other state, for its own cart only [CHK-18]', () => {
    const entry = entryWithPayment({ idx: 3, key: 'abc' }, payment);
    expect(entry).toMatchObject({ idx: 3, key: 'abc' });
    expect(paymentOfEntry(structuredClone(entry), 'cart-1')).toEqual(payment);
    expect(paymentOfEntry(entry, 'cart-2')).toBeNull();
    expect(paymentOfEntry(entryWithPayment(entry, null), 'cart-1')).toBeNull();
    expect(paymentOfEntry(entryWithPayment(null, payment), 'cart-1')).toEqual(payment);
  });

  it.each([
    null,
    undefined,
    7,
    {},
    { openPayment: 'x' },
    { openPayment: { cartId: 'cart-1', url: 'https://evil.example/' } },
    { openPayment: { cartId: 'cart-1', url: '//' } },
  ])('is null in %j', (entry) => {
    expect(paymentOfEntry(entry, 'cart-1')).toBeNull();
  });
});
