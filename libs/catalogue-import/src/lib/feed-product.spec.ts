import { parseFeedProduct } from './feed-product.ts';

describe('parseFeedProduct', () => {
  const row = { id: 'a', title: 'b', category: 'c' };

  it.each([
    ['a price that is a text', { price: '52' }, { price: undefined }],
    ['a stock below nothing', { stock: -3 }, { variants: [{ stock: undefined }] }],
    ['half a unit', { unitsSold: 1.5 }, { unitsSold: undefined }],
    ['a rating without votes', { rating: 4.2 }, { rating: undefined }],
    ['a rating out of range', { rating: 9, reviewCount: 3 }, { rating: undefined }],
    ['invalid variants', { variants: [null, 'x', {}] }, { variants: [{ marketPrices: {} }] }],
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
