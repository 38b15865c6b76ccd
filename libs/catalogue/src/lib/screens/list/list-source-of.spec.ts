import type { Screen } from '@lyng/feature';
import { languages } from '@lyng/model';
import { createHref, matchPath, screenNames } from '@lyng/routing/core';
import type { ScreenLocation } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { catalogue } from '../../../feature.ts';
import { listSourceOf } from './list-source-of.ts';

const screens: Partial<Record<string, Screen>> = catalogue.screens;

const lists = [
  ['category', { category: 'dame-sko' }, { kind: 'category', alias: 'dame-sko' }],
  ['brand', { brand: 'havnemark/sko' }, { kind: 'brand', alias: 'havnemark/sko' }],
  ['discount-campaign', { discountCampaign: 'efteraar' }, { kind: 'campaign', alias: 'efteraar' }],
  ['list', { list: 'gaver/til-hende' }, { kind: 'general', name: 'gaver/til-hende' }],
  ['search-results', { search: 'røde støvler & "sko"' }, { kind: 'search', text: 'røde støvler & "sko"' }],
  ['new-products', {}, { kind: 'new' }],
  ['bestsellers', {}, { kind: 'bestsellers' }],
  ['coming-soon', {}, { kind: 'coming-soon' }],
] as const;

describe('listSourceOf', () => {
  it.each(lists)('finds the list behind the address of %s %j in every language', (screen, params, expected) => {
    expect(listSourceOf({ screen, params } as ScreenLocation)).toEqual(expected);
    for (const language of languages) {
      const site = makeSite({ language, basePath: language === 'da' ? '' : `/${language}` });
      const match = matchPath(createHref(site)(screen, params as never), site);
      expect(match.kind === 'screen' && listSourceOf(match)).toEqual(expected);
    }
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
    expect([...known].sort()).toEqual(lists.map(([screen]) => screen).sort());
  });
});
