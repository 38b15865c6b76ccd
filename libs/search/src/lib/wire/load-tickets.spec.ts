import { openFakeSearch } from '../testing/fake-search.ts';
import { loadResultTickets, loadSizeTickets } from './load-tickets.ts';

const down = openFakeSearch({ isDown: true }).service;

describe('loadResultTickets', () => {
  it('requests only the chosen product of a search, without being counted [SEARCH-06]', async () => {
    const { service, requests } = openFakeSearch();
    expect(await loadResultTickets(service, { text: 'sko', productKey: 'LY-2' })).toEqual({
      product: 'ticket-2',
      sizes: { 'LY-2-38': 'ticket-2-38' },
    });
    expect(requests).toEqual([
      {
        name: 'queries/search-page',
        params: expect.objectContaining({ q: 'sko', notify: 'false', limit: '1' }) as unknown,
        body: { primaryList: { include: true, productRules: 'rule incl product_key { "LY-2" }' } },
      },
    ]);
  });

  it.each([
    ['the search has not found it', openFakeSearch().service, 'LY-99'],
    ['the service is silent', down, 'LY-2'],
  ])('has none where %s', async (_name, service, productKey) => {
    expect(await loadResultTickets(service, { text: 'sko', productKey })).toBeNull();
  });

  it('takes those of the product itself where the service returns others too [SEARCH-06]', async () => {
    const { service } = openFakeSearch();
    const ignoringRules: typeof fetch = (input, init) => service.fetch(input, { ...init, body: '{}' });
    const tickets = await loadResultTickets({ ...service, fetch: ignoringRules }, { text: 'sko', productKey: 'LY-2' });
    expect(tickets?.product).toBe('ticket-2');
  });
});

describe('loadSizeTickets', () => {
  it('requests the tickets of a product, without counting a view [SEARCH-06]', async () => {
    const { service, requests } = openFakeSearch();
    expect(await loadSizeTickets(service, 'LY-2')).toEqual({ 'LY-2-38': 'ticket-2-38' });
    expect(requests).toMatchObject([{ name: 'queries/product-page', params: { productKey: 'LY-2', notify: 'false' } }]);
  });

  it('has none while the service does not respond', async () => {
    expect(await loadSizeTickets(down, 'LY-2')).toEqual({});
  });
});
