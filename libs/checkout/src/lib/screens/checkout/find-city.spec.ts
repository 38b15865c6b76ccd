import { findCity } from './find-city.ts';

afterEach(() => jest.restoreAllMocks());

describe('the city of a postal code', () => {
  it.each([
    [200, { city: 'Aarhus C' }, 'Aarhus C'],
    [200, { city: 8000 }, null],
    [404, { city: 'Not found' }, null],
    [500, { city: 'Internal server error' }, null],
  ])('of a response %d with %j is %j: an error names no city', async (status, body, city) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));
    const { signal } = new AbortController();
    expect(await findCity('dk', '8000', signal)).toBe(city);
    expect(fetched).toHaveBeenCalledWith('/api/postal-places/dk/8000', { signal });
  });
});
