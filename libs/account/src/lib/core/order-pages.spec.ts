import { pageOf } from './order-pages.ts';

const orders = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the pages of the orders', () => {
  it.each([
    [0, null, { items: [], page: 1, pages: 1 }],
    [1, null, { items: [0], page: 1, pages: 1 }],
    [20, null, { items: orders(20), page: 1, pages: 1 }],
    [21, '2', { items: [20], page: 2, pages: 2 }],
    [200, '10', { items: orders(200).slice(180), page: 10, pages: 10 }],
    [200, '11', { items: orders(200).slice(180), page: 10, pages: 10 }],
    [200, '1', { items: orders(20), page: 1, pages: 10 }],
    [200, '0', { items: orders(20), page: 1, pages: 10 }],
    [200, '-1', { items: orders(20), page: 1, pages: 10 }],
    [200, '2.5', { items: orders(20), page: 1, pages: 10 }],
    [200, '9999999', { items: orders(20), page: 1, pages: 10 }],
    [200, 'x', { items: orders(20), page: 1, pages: 10 }],
  ])('of %d at %j', (count, requested, page) => {
    expect(pageOf(orders(count), requested)).toEqual(page);
  });
});
