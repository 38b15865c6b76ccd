import { openFakeSearch } from '../testing/fake-search.ts';
import { loadNamedPage } from './load-named-page.ts';

const find = (link: string, basePath = '') =>
  loadNamedPage(openFakeSearch({ redirects: { havnemark: link } }).service, { text: 'havnemark', basePath });

describe('loadNamedPage', () => {
  it.each([
    ['/b/havnemark', '', '/b/havnemark'],
    ['/b/havnemark', '/sv', '/sv/b/havnemark'],
    ['/märken', '', '/m%C3%A4rken'],
    ['https://elsewhere.example/b/havnemark', '', null],
    ['//elsewhere.example', '', null],
    ['/\\elsewhere.example', '', null],
    ['javascript:alert(1)', '', null],
  ])(
    'resolves %s under "%s" to %s: a search never leads out of the shop [SEARCH-09]',
    async (link, basePath, expected) => {
      expect(await find(link, basePath)).toBe(expected);
    },
  );

  it('finds none where words name no page, or the service does not respond', async () => {
    expect(await loadNamedPage(openFakeSearch().service, { text: 'havnemark', basePath: '' })).toBeNull();
    expect(
      await loadNamedPage(openFakeSearch({ isDown: true }).service, { text: 'havnemark', basePath: '' }),
    ).toBeNull();
  });
});
