import { parseListQuery, toggleFacet } from '@lyng/routing/core';
import fc from 'fast-check';
import { facetGroups, facetLabels } from './facet-groups.ts';
import { choiceCount, toggleOption } from './filter-choice.ts';

const value = (facetId: string, label: string, count = 1, more: object = {}) => ({
  facetId,
  label,
  count,
  order: 0,
  hidden: false,
  parentId: null,
  ...more,
});
const facet = (type: string, values: ReturnType<typeof value>[], more: object = {}) => ({
  type,
  group: '',
  label: '',
  order: 0,
  values,
  ...more,
});

const none = parseListQuery('');

describe('facet groups', () => {
  it('sorts groups and values and counts what is chosen [CAT-07]', () => {
    const colours = [value('p_2', 'Sand', 3), value('p_1', 'Lyng', 5)];
    const brands = [value('b_2', 'Ecco', 4, { order: 2 }), value('b_1', 'Havnemark', 1, { order: 1 })];
    const facets = [
      facet('Parameter', colours, { group: '1', label: 'Farve', order: 2 }),
      facet('Brand', brands, { order: 1 }),
    ];
    const option = (key: string, id: string, label: string, count: number) => ({ key, id, label, count });
    const [havnemark, ecco] = [option('brands', 'b_1', 'Havnemark', 1), option('brands', 'b_2', 'Ecco', 4)];
    const [sand, heath] = [option('p-1', 'p_2', 'Sand', 3), option('p-1', 'p_1', 'Lyng', 5)];
    const [selected, not] = [{ selected: true }, { selected: false }];
    expect(facetGroups(facets, parseListQuery('brands=Ecco~b_2'), [])).toEqual([
      {
        key: 'brands',
        label: '',
        selectedCount: 1,
        options: [
          { ...havnemark, ...not },
          { ...ecco, ...selected },
        ],
      },
      { key: 'p-1', label: 'Farve', selectedCount: 0, options: [sand, heath].map((each) => ({ ...each, ...not })) },
    ]);
  });

  const two = [value('s_38', '38'), value('s_39', '39')];
  it.each([
    ['hidden values', [...two, value('s_40', '40', 4, { hidden: true })], '', ['38', '39']],
    ['empty values', [...two, value('s_40', '40', 0)], '', ['38', '39']],
    ['a group of one value', [value('s_38', '38')], '', []],
    ['nothing that is chosen', [value('s_38', '38', 0), value('s_39', '39', 0)], 'skus=38~s_38', ['38']],
  ])('leaves out %s', (_, values, search, expected) => {
    const labels = facetGroups([facet('Sku', values)], parseListQuery(search), []).flatMap(({ options }) =>
      options.map(({ label }) => label),
    );
    expect(labels).toEqual(expected);
  });

  it('puts the sizes of several families under the name of each, and keeps one that an old address chose of any [CAT-07]', () => {
    const hidden = [value('s_38', '38', 5, { hidden: true }), value('s_39', '39', 1, { hidden: true })];
    const women = [value('s_1100_38', '38', 3), value('s_1100_39', '39', 1)];
    const sizes = [
      facet('Sku', hidden, { group: 'skus', label: 'Størrelse' }),
      facet('Sku', women, { group: 'skus-1100', label: 'Dame · Sko', order: 1 }),
      facet('Sku', [value('s_3100_38', '38', 2)], { group: 'skus-3100', label: 'Børn · Sko', order: 2 }),
    ];
    const offered = (search: string) =>
      facetGroups(sizes, parseListQuery(search), []).map(({ key, selectedCount, options }) => [
        key,
        selectedCount,
        ...options.map(({ label, heading = '' }) => `${heading} ${label}`),
      ]);
    expect(offered('')).toEqual([['skus', 0, 'Dame · Sko 38', 'Dame · Sko 39', 'Børn · Sko 38']]);
    expect(offered('skus=38~s_3100_38')).toEqual([['skus', 1, 'Dame · Sko 38', 'Dame · Sko 39', 'Børn · Sko 38']]);
    expect(offered('skus=38~s_38')).toEqual([['skus', 1, ' 38', 'Dame · Sko 38', 'Dame · Sko 39', 'Børn · Sko 38']]);
    expect(facetLabels(sizes)({ key: 'skus', id: 's_38', label: '' })).toBe('38');
  });

  it('leaves out facets that lists do not offer', () => {
    const unknown = ['StockStatus', 'ReducedPrice', 'Parameter'].map((type) => facet(type, two));
    expect(facetGroups(unknown, none, [])).toEqual([]);
  });

  it.each([
    ['Discount', 'discount', ['d_1-20', 'd_21-'], ['1-20', '21-']],
    ['Price', 'price', ['pr_0-200', 'pr_200-'], ['0-200', '200-']],
  ])('writes a %s into the address as a range', (type, key, facetIds, ids) => {
    const values = facetIds.map((id) => value(id, id));
    const [group] = facetGroups([facet(type, values)], none, []);
    expect(group?.options.map(({ id }) => id)).toEqual(ids);
    expect(group?.key).toBe(key);
  });

  it('choosing a category replaces the one above it, and removing it leaves nothing', () => {
    const categories = facet('Category', [
      value('c_1', 'Dame', 9),
      value('c_5', 'Herre', 9),
      value('c_2', 'Sko', 9, { parentId: 'c_1' }),
      value('c_3', 'Tøj', 4, { parentId: 'c_1' }),
    ]);
    const query = parseListQuery('categories=Dame~c_1&brands=Ecco~b_2');
    const shoes = (current: typeof query) =>
      facetGroups([categories], current, [])
        .flatMap(({ options }) => options)
        .find(({ label }) => label === 'Sko');
    const narrowed = toggleOption(query, shoes(query) as never);
    expect(narrowed.filters).toEqual({
      categories: [{ label: 'Sko', id: 'c_2' }],
      brands: [{ label: 'Ecco', id: 'b_2' }],
    });
    expect(toggleOption(narrowed, shoes(narrowed) as never).filters).toEqual({
      brands: [{ label: 'Ecco', id: 'b_2' }],
    });
  });

  it('shows as chosen exactly what the address chooses, however often values are toggled', () => {
    const values = ['b_1', 'b_2', 'b_3', 'b_4'].map((id) => value(id, id));
    fc.assert(
      fc.property(fc.array(fc.constantFrom('b_1', 'b_2', 'b_3', 'b_4')), (toggled) => {
        const query = toggled.reduce((current, id) => toggleFacet(current, { key: 'brands', id, label: id }), none);
        const [group] = facetGroups([facet('Brand', values)], query, []);
        const odd = values.filter(({ facetId }) => toggled.filter((id) => id === facetId).length % 2 === 1);
        expect(group?.options.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(
          odd.map(({ facetId }) => facetId),
        );
        expect(group?.selectedCount).toBe(choiceCount(query));
      }),
    );
  });
});
