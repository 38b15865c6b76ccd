import { openSearchStandIn } from '../testing/search-stand-in.ts';
import { loadFoundTickets, loadSizeTickets } from './load-tickets.ts';

const down = openSearchStandIn({ isDown: true }).service;

describe('loadFoundTickets', () => {
  it('asks for the chosen product of a search alone, and lets nothing be counted [SEARCH-06]', async () => {
    const { service, asked } = openSearchStandIn();
    expect(await loadFoundTickets(service, { text: 'sko', productKey: 'LY-2' })).toEqual({
      product: 'ticket-2',
      sizes: { 'LY-2-38': 'ticket-2-38' },
    });
    expect(asked).toEqual([
      {
        name: 'queries/search-page',
        params: expect.objectContaining({ q: 'sko', notify: 'false', limit: '1' }) as unknown,
        body: { primaryList: { include: true, productRules: 'rule incl product_key { "LY-2" }' } },
      },
    ]);
  });

  it.each([
    ['the search has not found it', openSearchStandIn().service, 'LY-99'],
    ['the service is silent', down, 'LY-2'],
  ])('has none where %s', async (_name, service, productKey) => {
    expect(await loadFoundTickets(service, { text: 'sko', productKey })).toBeNull();
  });

  it('takes those of the product itself where the service answers with others too [SEARCH-06]', async () => {
    const { service } = openSearchStandIn();
    const ignoringRules: typeof fetch = (input, init) => service.fetch(input, { ...init, body: '{}' });
    const tickets = await loadFoundTickets({ ...service, fetch: ignoringRules }, { text: 'sko', productKey: 'LY-2' });
    expect(tickets?.product).toBe('ticket-2');
  });
});

describe('loadSizeTickets', () => {
  it('asks for the tickets of a product, which is not looking at it [SEARCH-06]', async () => {
    const { service, asked } = openSearchStandIn();
    expect(await loadSizeTickets(service, 'LY-2')).toEqual({ 'LY-2-38': 'ticket-2-38' });
    expect(asked).toMatchObject([{ name: 'queries/product-page', params: { productKey: 'LY-2', notify: 'false' } }]);
  });

  it('has none while the service is silent', async () => {
    expect(await loadSizeTickets(down, 'LY-2')).toEqual({});
  });
});
