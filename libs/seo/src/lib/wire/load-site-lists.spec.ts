import { schemaGateway } from '@lyng/commerce-client/testing';
import { loadSiteLists } from './load-site-lists.ts';

it('leaves out a list whose address cannot be read, and has all others', async () => {
  const value = (url: string) => ({ facetId: url, label: 'x', url, count: 1 });
  const gateway = schemaGateway({
    products: () => ({
      count: 2,
      filters: { facets: [{ type: 'Category', values: [value('/c/m%C3%B8nstret'), value('/c/100%'), value('')] }] },
    }),
    getMenuAtLocation: () => null,
  });
  const lists = await loadSiteLists(gateway, '/kommende');
  expect(lists.ok && lists.value.categories).toEqual([{ alias: 'mønstret', label: 'x' }]);
});
