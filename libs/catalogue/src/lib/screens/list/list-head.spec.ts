import { createI18n } from '@lyng/i18n';
import { parseListQuery } from '@lyng/routing/core';
import type { ScreenLocation } from '@lyng/routing/core';
import { createTestApp } from '@lyng/feature/testing';
import type { AppContext } from '@lyng/feature';
import type { ListPage } from '../../core/list-page-data.ts';
import { messages } from '../../../locales/list/da.po';
import { listHead } from './list-head.ts';
import { listStructuredData } from './list-structured-data.ts';

/** The parts of the context that the head reads. */
function openSite(): AppContext {
  const i18n = createI18n('da', [messages]);
  const translate: AppContext['translate'] = (message) => i18n._(message);
  return createTestApp({ translate });
}

const info: NonNullable<ListPage['info']> = {
  name: 'Sko',
  description: '',
  secondaryDescription: '',
  isTitleHidden: false,
  canonicalUrl: '/c/sko',
  alternates: [
    { language: 'sv', path: '/c/skor' },
    { language: 'fi', path: '/c/dam/keng%C3%A4t' },
  ],
  meta: { title: '', description: '' },
  subCategories: [],
};

const results: ScreenLocation = { screen: 'search-results', params: { search: 'sko' } };
const shoes: ScreenLocation = { screen: 'category', params: { category: 'sko' } };

const headOf = (search: string, more: Partial<ListPage> = {}, location: ScreenLocation = shoes) =>
  listHead(
    {
      source: { kind: 'category', alias: 'sko' },
      query: parseListQuery(search),
      droppedFilters: 0,
      pages: { from: 1, to: 1 },
      defaultSort: 'LATEST',
      pageSize: 48,
      vatIncluded: true,
      count: 124,
      products: [],
      groups: [],
      info,
      trail: [],
      ...more,
    },
    location,
    openSite(),
  );

describe('listHead', () => {
  it('names the category in each language that has it, and no other [ROUTE-28]', () => {
    expect(headOf('')).toEqual({
      title: 'Sko | Lyng',
      description: 'Sko hos Lyng. Fri levering på større ordrer og 14 dages returret.',
      images: [],
      alternates: {
        canonical: 'http://dk.localhost/c/sko',
        links: [
          { hreflang: 'da-DK', href: 'http://dk.localhost/c/sko' },
          { hreflang: 'sv-SE', href: 'http://se.localhost/c/skor' },
          { hreflang: 'fi-FI', href: 'http://fi.localhost/c/keng%C3%A4t' },
          { hreflang: 'x-default', href: 'http://dk.localhost/c/sko' },
        ],
      },
    });
  });

  it('names a brand, the same everywhere, in all four languages [ROUTE-28]', () => {
    const brand: ScreenLocation = { screen: 'brand', params: { brand: 'havnemark' } };
    const head = headOf('', { source: { kind: 'brand', alias: 'havnemark' } }, brand);
    expect(head.alternates?.links.map(({ href }) => href)).toEqual(
      ['dk', 'se', 'no', 'fi', 'dk'].map((market) => `http://${market}.localhost/b/havnemark`),
    );
  });

  it('uses the editors’ title and description unchanged', () => {
    const head = headOf('', { info: { ...info, meta: { title: 'Sko til alle veje', description: 'Gå langt.' } } });
    expect(head).toMatchObject({ title: 'Sko til alle veje', description: 'Gå langt.' });
  });

  it.each<[ListPage['source'], ScreenLocation, string]>([
    [{ kind: 'new' }, { screen: 'new-products', params: {} }, 'Nyheder | Lyng'],
    [{ kind: 'bestsellers' }, { screen: 'bestsellers', params: {} }, 'Bestsellere | Lyng'],
    [{ kind: 'search', text: 'sko' }, results, 'Resultater for »sko« | Lyng'],
  ])('names the shop’s own list %j in the page’s language', (source, location, title) => {
    expect(headOf('', { source, info: null }, location).title).toBe(title);
  });

  it.each([
    ['', undefined, ''],
    ['page=1', undefined, ''],
    ['page=2', undefined, '?page=2'],
    ['sort=PRICE_ASC', true, ''],
    ['brands=Havnemark~b_1', true, ''],
    ['p-1=Sort~p_1&page=3', true, ''],
    ['utm_source=mail', undefined, ''],
  ])('with the query "%s": noindex %s, canonical query "%s"', (search, noindex, query) => {
    const head = headOf(search);
    expect(head.noindex).toBe(noindex);
    expect(head.alternates?.canonical).toBe(`http://dk.localhost/c/sko${query}`);
  });

  it('names the department of a list in title and description', () => {
    const trail = [
      { categoryId: 1, alias: 'dame', name: 'Dame' },
      { categoryId: 2, alias: 'dame-sko', name: 'Sko' },
    ];
    const head = headOf('page=2', { trail, info: { ...info, meta: { title: '', description: 'Gå langt.' } } });
    expect(head).toMatchObject({ title: 'Sko – Dame (2) | Lyng', description: 'Sko – Dame: Gå langt.' });
    const itemListElement = [
      { position: 1, name: 'Dame', item: 'http://dk.localhost/c/dame' },
      { position: 2, name: 'Sko', item: 'http://dk.localhost/c/dame-sko' },
    ];
    const [places] = listStructuredData({ trail }, openSite());
    expect(places).toMatchObject({ '@type': 'BreadcrumbList', itemListElement });
  });

  it('keeps search terms out of search engines', () => {
    const source = { kind: 'search', text: 'sko' } as const;
    expect(headOf('', { source, info: null }, results).noindex).toBe(true);
  });
});
