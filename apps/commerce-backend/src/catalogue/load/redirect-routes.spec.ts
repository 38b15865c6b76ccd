import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { testApiKey } from '../../testing/test-config.ts';
import { inEvery, makeCatalogue, makeSourceProduct } from '../testing/make-catalogue.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { openCatalogue } from '../testing/open-catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';

describe.each(testDatabases())('redirects on $name', ({ open }) => {
  const opened = openForSuite(() => openCatalogue(open));
  beforeAll(async () => {
    const renamed = makeCatalogue([makeSourceProduct(1, { alias: { ...inEvery('product-1'), sv: 'heide' } })]);
    await loadCatalogue(opened().db, renamed, { seededAt: NOW });
  });

  const get = async (path: string) => {
    const response = await opened().app.inject({ url: `/redirect/${path}` });
    return { status: response.statusCode, body: response.json() as unknown };
  };

  it.each([
    ['addresses', 'urlhistory', [{ oldUrl: '/p/product-1-sv', newUrl: '/p/heide', deleted: false }]],
    ['aliases', 'aliashistory', [{ oldAlias: 'product-1-sv', newAlias: 'heide', deleted: false }]],
  ])('are sent all at once, by their %s', async (_what, name, body) => {
    expect(await get(`${name}/${testApiKey}`)).toEqual({ status: 200, body });
    expect(await get(`${name}/${testApiKey}?offset=2025-06-01T00%3A00%3A00.000Z`)).toEqual({ status: 200, body });
  });

  it.each([
    ['an unknown key', 'urlhistory/guess', 401],
    ['an unknown key for aliases', 'aliashistory/guess', 401],
    ['an offset that is no date', `urlhistory/${testApiKey}?offset=yesterday-ish`, 400],
    ['two offsets', `urlhistory/${testApiKey}?offset=2025-06-01&offset=2025-06-02`, 400],
    ['no key', 'urlhistory', 404],
  ])('are rejected for %s', async (_what, path, status) => {
    expect(await get(path)).toEqual({ status, body: expect.objectContaining({ message: expect.any(String) }) });
  });
});
