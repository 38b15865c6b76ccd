import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import { searchesBeginning } from '../activity/histories.ts';
import { purgeOldActivity } from '../activity/save-activity.ts';
import { folderForSuite } from '../../testing/folder-for-suite.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { NOW, openSearch, visitor } from '../testing/open-search.ts';
import { readShop } from '../../api/read-config.ts';
import { resolveScope } from '../../shop/scope.ts';

const database = anyDatabase();

const swedish = resolveScope(readShop(), { languageId: 'sv-SE', marketId: 'se' });
const DAY_MS = 86_400_000;

describe('the page of the merchant', () => {
  let time = NOW.getTime();

  const folder = folderForSuite();
  mkdirSync(join(folder, 'search'));
  const service = openForSuite(() =>
    openSearch(database, { config: { contentFolder: folder }, now: () => new Date((time += 1000)) }),
  );

  const open = (query = '', more: object = {}) =>
    service().app.inject({ url: `/edit/search${query}`, headers: { host: 'localhost:4300' }, ...more });
  const tried = async (q: string, language = 'sv') =>
    (await open(`?${new URLSearchParams({ market: 'se', language, q }).toString()}`)).body;
  const search = (q: string, shopper: number) => service().query('search-page', { q, ...visitor(shopper) });
  const phrases = async () =>
    service().db.selectFrom('searched_phrase').select(['phrase', 'searches', 'hits']).orderBy('phrase').execute();

  it('is HTML without scripts that nothing stores', async () => {
    const reply = await open();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(reply.body).not.toMatch(/<script|javascript:|\son\w+=/i);
    expect(reply.body).toContain(join(folder, 'search/synonyms.yaml'));
  });

  it.each([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['a proxy for another client', { headers: { host: 'localhost', 'x-forwarded-for': '10.0.0.7' } }],
    ['a foreign page by a name that leads here', { headers: { host: 'evil.example' } }],
  ])('is an unknown path for %s', async (_name, more) => {
    const [page, unknown] = [await open('', more), await service().app.inject({ url: '/edit/unknown', ...more })];
    expect(page.statusCode).toBe(404);
    expect(page.body.replaceAll('search', 'unknown')).toBe(unknown.body);
  });

  it('lists what is searched for, and what finds nothing, which no shopper sees', async () => {
    for (const shopper of [1, 2, 3, 3]) await search('kofta', shopper);
    for (const shopper of [1, 2, 3, 4, 4]) await search('xylofonkvartett', shopper);
    await search('xylofon@example.com', 1);
    await search('070-123 45 67', 1);
    await search(`xylofon ${'x'.repeat(80)}`, 1);
    await service().query('search-page', { q: 'anonymxylofon' });
    expect(await phrases()).toMatchObject([
      { phrase: 'kofta', searches: 3 },
      { phrase: 'xylofonkvartett', searches: 4, hits: 0 },
    ]);
    const { body } = await open();
    expect(body).toContain('<h2>SE, sv</h2>');
    expect(body).toContain('<tr><td>xylofonkvartett</td><td class="number">4</td><td class="number">0</td></tr>');
    expect(body.indexOf('<td>kofta')).toBeGreaterThan(body.indexOf('Most frequent'));
    expect(body.indexOf('<td>xylofonkvartett')).toBeGreaterThan(body.indexOf('Without results'));
    expect(await searchesBeginning(service().db, swedish, '', 10)).toEqual([
      { phrase: 'kofta', searches: expect.any(Number) },
    ]);
    expect(await searchesBeginning(service().db, swedish, 'xylo', 10)).toEqual([]);
    const suggestions = (await service().query('autocomplete', { q: 'xylofonk', ...visitor(9) })).body
      .phraseSuggestions;
    expect(suggestions).toEqual([]);
  });

  it('purges what finds nothing after 90 days, however often it was searched', async () => {
    for (const shopper of [1, 2, 3, 4]) await search('xylofonorkester', shopper);
    await purgeOldActivity(service().db, new Date(time + 89 * DAY_MS));
    expect(await phrases()).toContainEqual({ phrase: 'xylofonorkester', searches: 4, hits: 0 });
    await purgeOldActivity(service().db, new Date(time + 91 * DAY_MS));
    expect((await phrases()).filter(({ hits }) => hits === 0)).toEqual([]);
    expect((await phrases()).map(({ phrase }) => phrase)).toContain('kofta');
  });

  it('shows how a query is understood, without counting it', async () => {
    const before = await phrases();
    const page = await tried('svarta sneekers under 900 kr xylofonkvartett');
    expect(page).toContain('<td>svarta</td><td>colour</td>');
    expect(page).toContain('<td>sneakers</td><td>kind</td>');
    expect(page).toMatch(/<td>under 900 kr<\/td><td>price filter<\/td><td>0 – 900<\/td>/);
    expect(page).toMatch(/Corrected to: <strong>svarta sneakers/);
    expect(page).toMatch(/Left out: <strong>xylofonkvartett/);
    expect(page).toMatch(/<td>LY-\d+<\/td>/);
    expect(await tried('sneakers storlek 38')).toContain('<td>size filter</td><td>38</td>');
    expect(await tried('kofta', 'xx')).toContain('locale is a language of the shop');
    expect(await phrases()).toEqual(before);
  });

  it('shows what is pinned and hidden, and the errors of the files', async () => {
    const products = [...(await tried('kofta')).matchAll(/<td>(LY-\d+)<\/td>/g)].map(([, key]) => key ?? '');
    const [first = '', second = ''] = products;
    writeFileSync(
      join(folder, 'search/products.yaml'),
      `sv:\n  kofta:\n    pin: [${second}, "<b>gone"]\n    hide: [${first}]\n`,
    );
    writeFileSync(join(folder, 'search/synonyms.yaml'), 'sv:\n  - ["<i>x", y]\n');
    const page = await tried('kofta');
    expect(page).toMatch(new RegExp(`<td class="number">1</td><td>${second}</td><td>[^<]+</td><td>pinned</td>`));
    expect(page).toMatch(new RegExp(`<td>${first}</td><td>[^<]+</td><td>hidden</td>`));
    expect(page).toContain('<td>&lt;b&gt;gone</td><td></td><td>not in the catalogue</td>');
    expect(page).toContain('content/search/synonyms.yaml:2 &quot;&lt;i&gt;x&quot; is not one word');
  });

  it('escapes what was typed', async () => {
    const page = await tried('"><script>alert(1)</script><img src=x onerror=alert(2)>');
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;');
    const query = '?market=%3Cscript%3E&language=%3Cscript%3E&q=a&q=b';
    expect((await open(query)).body).not.toContain('<script');
    expect((await open(`?market=%3Cscript%3E&q=kofta`)).body).toContain('market is one of');
  });
});
