import { expect, test } from '../../fixtures/http-test.ts';

const base = '/api/storefront/v3';
const end = `${base}/notifications/end?market=dk&customerKey=c&sessionKey=s`;

test('the search service behind the shop takes posts of the shop’s own pages only', async ({ shop }) => {
  const post = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await shop.send({ host: shop.hostOf('dk'), target: end, method: 'POST', headers })).status;
  const own = `http://${shop.hostOf('dk')}`;
  expect(await post({ 'sec-fetch-site': 'same-origin', origin: own })).toBe(204);
  expect(await post({ origin: own })).toBe(204);
  expect(await post({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(403);
  expect(await post({ 'sec-fetch-site': 'same-site', origin: `http://${shop.hostOf('se')}` })).toBe(403);
  expect(await post({ 'content-type': 'text/plain' })).toBe(403);
});

test('requests to the search service are passed on unchanged [SEARCH-02]', async ({ shop }) => {
  const response = await shop.get('dk', `${base}/queries/autocomplete?market=dk&locale=da-DK&q=sneak`);
  expect(response.status).toBe(200);
  expect(JSON.parse(response.text)).toHaveProperty('productSuggestions');
  const posted = await shop.send({
    host: shop.hostOf('dk'),
    target: `${base}/queries/search-page?market=dk&locale=da-DK&q=sneakers`,
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' },
    body: '{"navigation":{"include":true}}',
  });
  expect(posted.status).toBe(200);
  expect(JSON.parse(posted.text)).toHaveProperty('navigation');
});
