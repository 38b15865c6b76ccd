import { openSearchStandIn } from '../testing/search-stand-in.ts';
import { loadNamedPage } from './load-named-page.ts';

const find = (link: string, basePath = '') =>
  loadNamedPage(openSearchStandIn({ redirects: { havnemark: link } }).service, { text: 'havnemark', basePath });

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
    'takes %s under "%s" for %s: a search never leads out of the shop [SEARCH-09]',
    async (link, basePath, expected) => {
      expect(await find(link, basePath)).toBe(expected);
    },
  );

  it('finds none where words name no page, or the service is silent', async () => {
    expect(await loadNamedPage(openSearchStandIn().service, { text: 'havnemark', basePath: '' })).toBeNull();
    expect(
      await loadNamedPage(openSearchStandIn({ isDown: true }).service, { text: 'havnemark', basePath: '' }),
    ).toBeNull();
  });
});
