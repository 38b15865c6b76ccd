import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { describeDocument } from './describe-document.ts';
import { fitsShape } from '../commerce-document.ts';

const { shape, ...list } = describeDocument(
  parse(`
  query list($withInfo: Boolean!) {
    products { count products { id brand { name } ...prices } }
    info: listPageInfo @include(if: $withInfo) { id }
    ... { channel { id } }
  }
  fragment prices on ProductType { price { amount } skus { id } }
`),
);
const product = { id: 1, brand: { name: 'Solveig' }, price: { amount: 1 }, skus: [{ id: 1 }] };
const data = { products: { count: 1, products: [product] }, info: { id: 1 }, channel: { id: '1' } };
const withProduct = (more: object) => ({
  ...data,
  products: { count: 1, products: [product, { ...product, ...more }] },
});
const without = (name: keyof typeof data) => ({ ...data, [name]: undefined });

it('a document is described by its name, its text without insignificant characters, and for a query its hash', () => {
  const { hash, ...mutation } = describeDocument(parse('mutation forget {\n  forget(id: "a b")\n}'));
  expect([mutation, hash]).toEqual([
    { name: 'forget', text: 'mutation forget{forget(id:"a b")}', shape: {} },
    undefined,
  ]);
  expect([list.name, list.hash]).toEqual(['list', createHash('sha256').update(list.text).digest('hex')]);
});

describe('data that fits its document', () => {
  it.each<[name: string, data: unknown]>([
    ['as the schema has it', data],
    ['with nothing in a place', { ...data, products: null }],
    ['without any object', { products: null, info: null, channel: null }],
    ['with an empty list', { ...data, products: { count: 0, products: [] } }],
    ['with nothing in a list', { ...data, products: { count: 1, products: [null] } }],
    ['with nothing below a list', withProduct({ brand: null, price: null, skus: null })],
    ['without what was left out', without('info')],
    ['with more than requested', { ...data, more: 1, channel: { id: '1', more: [] } }],
    ['with a list of lists', withProduct({ skus: [[{ id: 1 }]] })],
  ])('[REL-11] is accepted %s', (_name, accepted) => {
    expect(fitsShape(accepted, shape)).toBe(true);
  });

  it.each<[name: string, data: unknown]>([
    ['a text', 'x'],
    ['an empty object', {}],
    ['a text for an object', { ...data, products: 'x' }],
    ['a number for an object', { ...data, channel: 1 }],
    ['zero for an object', { ...data, products: 0 }],
    ['no object', without('products')],
    ['no object of a fragment without a name', without('channel')],
    ['a text for what may be left out', { ...data, info: 'x' }],
    ['a text for a list', { ...data, products: { count: 1, products: 'x' } }],
    ['a list of texts', { ...data, products: { count: 1, products: ['x'] } }],
    ['a list of numbers beside an object', { ...data, products: { count: 1, products: [product, 7] } }],
    ['a text in one product', withProduct({ brand: 'Solveig' })],
    ['a list of texts in one product’s fragment', withProduct({ skus: ['x'] })],
    ['one product without a part', withProduct({ price: undefined })],
  ])('[REL-11] is not %s', (_name, value) => {
    expect(fitsShape(value, shape)).toBe(false);
  });
});
