import { parseFeedProduct, textOf } from './parse-feed-product.ts';

describe('textOf', () => {
  it.each([
    ['  Sund  ', 'Sund'],
    ['one\u0000two\u0007', 'one two'],
    ['one\ntwo', 'one\ntwo'],
  ])('reads %j as %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it.each([[''], [' \n '], [null], [12], [['a']], [{}]])('finds no text in %j', (value) => {
    expect(textOf(value)).toBeUndefined();
  });

  it('cuts a text that is not product copy', () => {
    expect(textOf('a'.repeat(100_000))).toHaveLength(4000);
  });

  it('[REL-9] does not split a character', () => {
    expect(textOf(`${'a'.repeat(3999)}👟`)).toBe('a'.repeat(3999));
  });
});

describe('parseFeedProduct', () => {
  const row = { id: 'a', title: 'b', category: 'c' };

  it.each([
    ['a price that is a text', { price: '52' }, { price: undefined }],
    ['a stock below nothing', { stock: -3 }, { stock: undefined }],
    ['half a unit', { unitsSold: 1.5 }, { unitsSold: undefined }],
    ['a rating without votes', { rating: 4.2 }, { rating: undefined }],
    ['a rating out of range', { rating: 9, reviewCount: 3 }, { rating: undefined }],
    [
      'invalid variants',
      { variants: [null, 'x', {}] },
      { variants: [{ size: undefined, colour: undefined, stock: undefined, imageFile: undefined }] },
    ],
    [
      'the main photo named twice',
      { imageFile: 'a.webp', images: ['a.webp', 'b.webp'] },
      { images: ['a.webp', 'b.webp'] },
    ],
  ])('drops %s', (_, fields, expected) => {
    expect(parseFeedProduct({ ...row, ...fields })).toEqual({ ok: true, value: expect.objectContaining(expected) });
  });

  it.each([
    [null],
    ['text'],
    [[]],
    [{ title: 'b', category: 'c' }],
    [{ id: 'a', category: 'c' }],
    [{ id: 'a', title: 'b' }],
  ])('rejects %j', (value) => {
    expect(parseFeedProduct(value)).toMatchObject({ ok: false });
  });
});
