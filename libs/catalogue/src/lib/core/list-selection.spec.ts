import { parseListQuery } from '@lyng/routing/core';
import { listSelection } from './list-selection.ts';
import { isResolvedByAddress, listArguments, listPageKey } from './list-source.ts';
import type { ListSource } from './list-source.ts';
import { pageCount } from './page-count.ts';

const shoes: ListSource = { kind: 'category', alias: 'dame-sko' };
const latest = { sort: 'LATEST', facets: [] as readonly string[] };
const select = (search: string, source: ListSource = shoes, vatIncluded = true) =>
  listSelection({ source, query: parseListQuery(search), defaultSort: 'LATEST', pageSize: 48, vatIncluded });

describe('list selection', () => {
  it.each([
    ['', 0, { filterMode: 'CURRENT' }],
    ['page=3&sort=PRICE_ASC', 96, { sort: 'PRICE', filterMode: 'CURRENT' }],
    ['categories=Sko~c_2&brands=A~b_7,B~b_9&p-1=Sand~p1_sand', 0, { facets: ['c_2', 'b_7', 'b_9', 'p1_sand'] }],
    ['discount=20-40~20-40', 0, { facets: ['d_20-40'] }],
    ['price=200-500~200-500', 0, { price: { lowest: 200, highest: 499.99 } }],
    ['price=fra 200~200-', 0, { price: { lowest: 200 } }],
  ])('reads %j from the address [CAT-07]', (search, skip, filter) => {
    expect(select(search)).toEqual({ skip, take: 48, filter: { ...latest, filterMode: 'BY_GROUP', ...filter } });
  });

  it('reads prices without VAT from the address of a business [BUG-1]', () => {
    const { filter } = select('brands=A~b_7&price=x~400-501&discount=20-~20-', shoes, false);
    expect(filter).toEqual({ ...latest, filterMode: 'BY_GROUP', facets: ['b_7', 'px_400-501', 'd_20-'] });
  });

  it('searches with the shopper’s words', () => {
    expect(select('', { kind: 'search', text: 'støvler' }).filter.searchText).toBe('støvler');
  });

  it('never skips further than the backend allows', () => {
    expect(select('page=999999').skip).toBe(6000);
    expect(pageCount(1_000_000, 48)).toBe(126);
  });

  it.each([
    [0, 1],
    [48, 1],
    [49, 2],
  ])('%i products are %i pages', (count, pages) => {
    expect(pageCount(count, 48)).toBe(pages);
  });
});

describe('list source', () => {
  it.each([
    [shoes, { categoryAlias: 'dame-sko' }, { pageUrl: '/c/dame-sko', isRequired: true }],
    [{ kind: 'brand', alias: 'ecco' }, { brandAlias: 'ecco' }, { pageUrl: '/b/ecco', isRequired: true }],
    [{ kind: 'brand', alias: 'sko/ecco' }, { brandAlias: 'ecco' }, { pageUrl: '/b/ecco', isRequired: true }],
    [{ kind: 'campaign', alias: 'x' }, { discountCampaignAlias: 'x' }, { pageUrl: '/dc/x', isRequired: true }],
    [{ kind: 'general', name: 'sko' }, {}, { pageAlias: 'sko', isRequired: true }],
    [{ kind: 'coming-soon' }, {}, { pageAlias: 'coming-soon', isRequired: false }],
    [{ kind: 'new' }, {}, { pageAlias: 'new', isRequired: false }],
    [{ kind: 'bestsellers' }, {}, { pageAlias: 'bestsellers', isRequired: false }],
    [{ kind: 'search', text: 'x' }, {}, null],
  ] as const)('%j is requested by its own argument [CAT-09]', (source, given, page) => {
    expect(listArguments(source)).toEqual(given);
    expect(listPageKey(source)).toEqual(page);
    expect(isResolvedByAddress(source)).toBe(['general', 'coming-soon', 'new'].includes(source.kind));
  });
});
