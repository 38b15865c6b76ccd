import { openFakeSearch } from '../testing/fake-search.ts';
import { loadNamedPage } from './load-named-page.ts';

const find = (link: string, basePath = '') =>
  loadNamedPage(openFakeSearch({ redirects: { havnemark: link } }).service, { text: 'havnemark', basePath });

describe('loadNamedPage', () => {
  it('finds a page of this site; a search never leads out of the shop [SEARCH-09]', async () => {
    expect(await find('/b/havnemark', '/sv')).toBe('/sv/b/havnemark');
    expect(await find('//elsewhere.example')).toBeNull();
  });

  it('finds none where words name no page, or the service does not respond', async () => {
    expect(await loadNamedPage(openFakeSearch().service, { text: 'havnemark', basePath: '' })).toBeNull();
    expect(
      await loadNamedPage(openFakeSearch({ isDown: true }).service, { text: 'havnemark', basePath: '' }),
    ).toBeNull();
  });
});
