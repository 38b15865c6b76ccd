// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import * as browser from './browser.ts';
import * as api from './index.ts';
import * as server from './server.ts';

describe('@lyng/storefront-kit', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'FooterNewsletter',
      'MarketSwitch',
      'PageFrame',
      'businessFacts',
      'createShopConfig',
      'createStorefront',
      'frameErrors',
      'usePageLayout',
      'useScreen',
      'withoutScreens',
    ]);
  });

  it('exports from ./browser what it did before', () => {
    expect(Object.keys(browser).sort()).toEqual(['hydrateStorefront']);
  });

  it('exports from ./server what it did before', () => {
    expect(Object.keys(server).sort()).toEqual([
      'createPageRenderer',
      'createStorefrontServer',
      'openServices',
      'startStorefront',
    ]);
  });
});
