import { makeListPage, makeProducts } from '../testing/make-list-page.ts';
import { isSameList, joinPages, maximumPagesShown, rangeToShow } from './list-range.ts';

const shown = (search: string, from: number, to: number) => makeListPage(search, { pages: { from, to } });

describe('rangeToShow', () => {
  it.each([
    ['the first page alone', '', undefined, { from: 1, to: 1 }],
    ['a page in the middle alone', 'page=3', undefined, { from: 3, to: 3 }],
    ['the next page below those that are there', 'page=3', shown('page=2', 1, 2), { from: 1, to: 3 }],
    ['the page before above those that are there', 'page=2', shown('page=3', 3, 4), { from: 2, to: 4 }],
    ['a page that does not continue them alone', 'page=5', shown('page=2', 1, 2), { from: 5, to: 5 }],
    ['a page that is there already alone', 'page=1', shown('page=2', 1, 2), { from: 1, to: 1 }],
    ['a page of a list narrowed otherwise alone', 'page=2&brands=Ecco~b_1', shown('', 1, 1), { from: 2, to: 2 }],
    ['a page of a list in another order alone', 'page=2&sort=PRICE_ASC', shown('', 1, 1), { from: 2, to: 2 }],
  ])('shows %s [CAT-07]', (_, search, before, range) => {
    expect(rangeToShow(makeListPage(search), { shown: before })).toEqual(range);
  });

  it.each([
    ['page=3', { from: 1, to: 3 }, { from: 1, to: 3 }],
    ['page=2', { from: 2, to: 4 }, { from: 2, to: 4 }],
    ['page=2', null, { from: 2, to: 2 }],
    // An entry that holds something else was not written for this address.
    ['page=9', { from: 1, to: 3 }, { from: 9, to: 9 }],
  ])('shows what was there when the shopper comes back to %j with %j [PAIN-14]', (search, returnTo, range) => {
    expect(rangeToShow(makeListPage(search), { shown: shown('', 1, 1), returnTo })).toEqual(range);
  });

  it('drops the far end of a list that has grown long', () => {
    const many = maximumPagesShown;
    const grown = rangeToShow(makeListPage(`page=${many + 1}`), { shown: shown('', 1, many) });
    expect(grown).toEqual({ from: 2, to: many + 1 });
    expect(rangeToShow(makeListPage('page=4'), { shown: shown('', 5, many + 4) })).toEqual({ from: 4, to: many + 3 });
  });
});

describe('joinPages', () => {
  it('puts pages one below the other, each product once', () => {
    const [first, second] = [makeProducts(3), makeProducts(5).slice(2)];
    const joined = joinPages(makeListPage('page=2'), { from: 1, to: 2 }, [first, second]);
    expect(joined.products.map(({ productId }) => productId)).toEqual([1001, 1002, 1003, 1004, 1005]);
    expect(joined).toMatchObject({ pages: { from: 1, to: 2 }, query: { page: 2 } });
  });
});

it('identifies a list by everything except its page', () => {
  const page = makeListPage('brands=Ecco~b_1&page=4');
  expect(isSameList(page, makeListPage('brands=Ecco~b_1'))).toBe(true);
  expect(isSameList(page, makeListPage('brands=Ecco~b_1', { source: { kind: 'new' } }))).toBe(false);
  expect(isSameList(page, makeListPage('brands=Ecco~b_1', { pageSize: 24 }))).toBe(false);
  expect(isSameList(page, makeListPage('brands=Ecco~b_1', { vatIncluded: false }))).toBe(false);
});
