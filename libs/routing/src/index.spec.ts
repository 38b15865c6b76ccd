import * as core from './core.ts';
import * as api from './index.ts';
import * as testing from './testing.ts';

describe('@lyng/routing', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual(['SiteProvider', 'useHref', 'useSite']);
  });

  it('exports from ./core what it did before', () => {
    expect(Object.keys(core).sort()).toEqual([
      'alternates',
      'apiSort',
      'chosenFacets',
      'chosenRanges',
      'correctListQuery',
      'createHref',
      'defaultMarket',
      'encodeRawTarget',
      'hasFacet',
      'href',
      'isCheckoutRoute',
      'isFilterKey',
      'isListParameter',
      'isListSort',
      'isSearchRoute',
      'listSorts',
      'marketOrigins',
      'marketSite',
      'matchPath',
      'parseListQuery',
      'parseSiteConfig',
      'printListQuery',
      'readRange',
      'requestHost',
      'resolveSite',
      'routeMeta',
      'routePatterns',
      'runMiddleware',
      'safeReturnPath',
      'screenNames',
      'servicePaths',
      'toggleFacet',
      'withPage',
      'withSort',
      'withoutFacet',
      'withoutFilters',
    ]);
  });

  it('exports from ./testing what it did before', () => {
    expect(Object.keys(testing).sort()).toEqual([
      'listQueryBadInputs',
      'makeSite',
      'makeSiteConfig',
      'routingBadInputs',
    ]);
  });
});
