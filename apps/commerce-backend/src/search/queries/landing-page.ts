import { ok } from '@lyng/model';
import { passesTest, ordinalsWith } from '../../catalogue/columns/facet-column.ts';
import { allOrdinals, sellingPrice } from '../../catalogue/columns/product-columns.ts';
import { departmentOf } from '../../catalogue/columns/size-names.ts';
import { newProducts } from '../../catalogue/lists/fixed-lists.ts';
import { findListPage, pageTest } from '../../catalogue/lists/list-page.ts';
import type { ListPage } from '../../catalogue/lists/list-page.ts';
import { toPageInfo } from '../../catalogue/wire/page-info-type.ts';
import { noInterest, score } from '../core/ranking/rank.ts';
import { contentLists } from '../lists/content-search.ts';
import { narrowed } from '../find/understood-filters.ts';
import { searchProducts } from '../lists/search-products.ts';
import { primaryList } from '../lists/product-lists.ts';
import { interestOf } from '../activity/interest.ts';
import { recommendationLists } from '../recommend/recommendation-lists.ts';
import { includes } from '../request/read-body.ts';
import { reject } from '../request/rejected-request.ts';
import { isOpen } from '../find/find-products.ts';
import type { Query, SearchContext } from '../wire/search-context.ts';
import { pageNavigation } from '../wire/navigation.ts';

/** Without a search phrase, popularity and availability alone decide. */
const byPopularity = async (
  {
    db,
    view: {
      snapshot: { columns },
    },
  }: SearchContext,
  ordinals: Int32Array,
): Promise<Int32Array> => {
  const interest = await interestOf(db);
  const scores = new Float64Array(columns.size);
  for (const ordinal of ordinals) {
    const shown = interest.get(columns.ids[ordinal] ?? 0) ?? noInterest;
    scores[ordinal] = score({
      relevance: 1,
      phraseClicks: 0,
      unitsSold: columns.unitsSold[ordinal] ?? 0,
      isBuyable: (columns.stock.buyable[ordinal] ?? 0) > 0,
      ...shown,
    });
  }
  return ordinals
    .slice()
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (columns.ids[a] ?? 0) - (columns.ids[b] ?? 0));
};

const productsOf = async (context: SearchContext, page: ListPage | undefined): Promise<Int32Array> => {
  const { request, view } = context;
  if (page === undefined) return new Int32Array();
  const { columns } = view.snapshot;
  const test = pageTest(page, columns);
  const comes = page.kind === 'coming-soon';
  const isOnPage = (ordinal: number): boolean =>
    (!comes || (columns.availableOn[ordinal] ?? 0) > view.now.getTime()) &&
    (test === undefined || passesTest(test, ordinal));
  const text = request.parameters.get('q')?.trim() ?? '';
  if (text !== '') {
    const found = await searchProducts(context, text);
    return narrowed(found.ordinals, found.choice, view).filter(isOnPage);
  }
  const isSold = (ordinal: number): boolean =>
    comes ? sellingPrice(columns, view.scope.market.alias, ordinal) !== undefined : isOpen(ordinal, view);
  const listed = (test === undefined ? allOrdinals(columns) : ordinalsWith(test.column, test.wanted.indexOf(1))).filter(
    (ordinal) => isSold(ordinal) && isOnPage(ordinal),
  );
  return byPopularity(
    context,
    page.kind === 'new' ? newProducts(listed, columns.availableOn, view.now.getTime()) : listed,
  );
};

/** A category, a brand, a campaign or one of the shop's lists, by its address. */
export const landingPage: Query = async (context) => {
  const { request, view } = context;
  const reference = request.parameters.get('pageReference') ?? request.referer;
  if (reference === undefined)
    return reject('pageReference is the address of the page; the default is the Referer header.');
  const url = reference.startsWith('/') || reference.includes('://') ? reference : `/${reference}`;
  const page = findListPage(view.snapshot.index, view.scope.language, { url });
  const info = page === undefined ? undefined : toPageInfo({ url }, view);
  const wantsList = request.body === undefined || includes(request.body, 'primaryList');
  const wantsNavigation =
    request.parameters.get('includeNavigation') === 'true' || includes(request.body, 'navigation');
  const defaultSort = page?.sort === 'LATEST' ? 'NEWEST_FIRST' : 'RELEVANCE';
  return ok({
    ...(wantsList
      ? {
          primaryList: await primaryList(context, {
            ordinals: await productsOf(context, page),
            phrase: '',
            defaultSort,
            department: page?.kind === 'category' ? departmentOf(view.snapshot.index.categoryById, page.id) : undefined,
          }),
        }
      : {}),
    ...(wantsNavigation ? { navigation: pageNavigation(view, page?.category) } : {}),
    recommendationLists: await recommendationLists(context, 'TOP_PRODUCTS', []),
    contentLists: contentLists(context, ''),
    customData: {},
    published: page !== undefined,
    seo:
      info === undefined || !('meta' in info)
        ? {}
        : {
            pageTitle: info.name,
            metaDescription: info.meta.description,
            pageHeading: info.name,
            canonicalPath: info.canonicalUrl,
            preamble: info.primaryDescription,
          },
  });
};
