import type { Screen } from '@lyng/feature';
import { languages } from '@lyng/model';
import { createHref, matchPath, screenNames } from '@lyng/routing/core';
import type { ScreenLocation } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { catalogue } from '../../../feature.ts';
import { listSourceOf } from './list-source-of.ts';

const screens: Partial<Record<string, Screen>> = catalogue.screens;

const lists: readonly (readonly [ScreenLocation, ReturnType<typeof listSourceOf>])[] = [
  [
    { screen: 'category', params: { category: 'dame-sko' } },
    { kind: 'category', alias: 'dame-sko' },
  ],
  [
    { screen: 'brand', params: { brand: 'havnemark/sko' } },
    { kind: 'brand', alias: 'havnemark/sko' },
  ],
  [
    { screen: 'discount-campaign', params: { discountCampaign: 'efteraar' } },
    { kind: 'campaign', alias: 'efteraar' },
  ],
  [
    { screen: 'list', params: { list: 'gaver/til-hende' } },
    { kind: 'general', name: 'gaver/til-hende' },
  ],
  [
    { screen: 'search-results', params: { search: 'røde støvler & "sko"' } },
    { kind: 'search', text: 'røde støvler & "sko"' },
  ],
  [{ screen: 'new-products', params: {} }, { kind: 'new' }],
  [{ screen: 'bestsellers', params: {} }, { kind: 'bestsellers' }],
  [{ screen: 'coming-soon', params: {} }, { kind: 'coming-soon' }],
];

describe('listSourceOf', () => {
  it.each(lists)('reads %j', (location, expected) => {
    expect(listSourceOf(location)).toEqual(expected);
  });

  describe.each(languages)('in %s', (language) => {
    const site = makeSite({ language, basePath: language === 'da' ? '' : `/${language}` });

    it.each(lists)('finds the list behind the address of %j', (location, expected) => {
      const match = matchPath(createHref(site)(location.screen, location.params as never), site);
      expect(match.kind === 'screen' && listSourceOf(match)).toEqual(expected);
    });
  });

  it.each([
    { screen: 'list', params: { list: '' } },
    { screen: 'list', params: {} },
    { screen: 'product', params: { alias: 'vinga' } },
    { screen: 'home', params: {} },
  ])('finds no list behind %j', (location) => {
    expect(listSourceOf(location as ScreenLocation)).toBeUndefined();
  });

  it('covers exactly the screens that are lists', () => {
    // The page of search results gets its list from the port `productList`.
    const shown = [...screenNames.filter((screen) => screens[screen] === catalogue.screens.list), 'search-results'];
    const known = screenNames.filter(
      (screen) => listSourceOf({ screen, params: { list: 'gaver' } } as ScreenLocation) !== undefined,
    );
    expect([...known].sort()).toEqual([...shown].sort());
    expect([...known].sort()).toEqual(lists.map(([{ screen }]) => screen).sort());
  });
});
