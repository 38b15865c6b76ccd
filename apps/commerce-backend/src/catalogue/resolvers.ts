import type { QueryResolvers, Resolvers } from '../platform/graphql/resolver-types.generated.ts';
import { isMember, signedInCustomer } from '../platform/identity/signed-in-user.ts';
import { isFilled } from './snapshot/catalogue-snapshot.ts';
import { contentArea, contentPages } from './content/widget-area.ts';
import { findProductsForMembers, findShownProduct } from './documents/products-for-members.ts';
import { inAnyLanguage } from './core/in-any-language.ts';
import { mayPreview } from './content/preview/preview-token.ts';
import { menuAt } from './content/menus.ts';
import { findMove } from './load/moved-addresses.ts';
import { searchTextOf } from './lists/product-list.ts';
import { toBrandType } from './wire/brand-type.ts';
import { toCategoryType } from './wire/category-type.ts';
import { toChannelType } from './wire/channel-type.ts';
import { sitePage } from './content/site-page.ts';
import { toPageInfo } from './wire/page-info-type.ts';
import { toProductType } from './wire/product-type.ts';
import { toProductsResult } from './wire/products-result-type.ts';
import { viewOf } from './wire/view.ts';

const channel: QueryResolvers['channel'] = (_parent, _args, { config }) => toChannelType(config.shop);

const channels: QueryResolvers['channels'] = (_parent, _args, { config }) => [toChannelType(config.shop)];

const products: QueryResolvers['products'] = async (_parent, args, context) => {
  const view = await viewOf(context, args);
  const text = searchTextOf(args);
  const found = text === '' ? new Int32Array() : await context.search.list(text, view);
  return toProductsResult(args, view, found);
};

const product: QueryResolvers['product'] = async (_parent, args, context) => {
  const view = await viewOf(context, args);
  const { productIdByAlias } = view.snapshot;
  const id = args.alias ? await productIdByAlias(view.scope.language, args.alias) : (args.productId ?? undefined);
  const found = id === undefined ? undefined : await findShownProduct(context, id);
  return found === undefined || found.prices[view.scope.market.alias] === undefined ? null : toProductType(found, view);
};

const membersProducts: QueryResolvers['membersProducts'] = async (_parent, args, context) => {
  if (!(await isMember(context))) return [];
  const view = await viewOf(context, args);
  const ids = await findProductsForMembers(context.db, view.scope.market.alias, view.now);
  return (await view.snapshot.documents.load(ids)).map((each) => toProductType(each, view));
};

const category: QueryResolvers['category'] = async (_parent, args, context) => {
  const view = await viewOf(context, args);
  const { index } = view.snapshot;
  const found = args.alias
    ? inAnyLanguage(index.categoryByAlias, view.scope.language, args.alias)
    : index.categoryById.get(args.categoryId ?? 0);
  return found === undefined ? null : toCategoryType(found, view);
};

const categories: QueryResolvers['categories'] = async (_parent, args, context) => {
  const view = await viewOf(context, args);
  const { index } = view.snapshot;
  const parent = args.parentCategoryId ?? undefined;
  return index.categories
    .filter((each) => args.includeHidden === true || isFilled(view.snapshot, each))
    .filter(({ parentCategoryId }) => parent === undefined || parentCategoryId === parent)
    .map((each) => toCategoryType(each, view));
};

const brands: QueryResolvers['brands'] = async (_parent, args, context) => {
  const view = await viewOf(context, args);
  return view.snapshot.index.brandsByName[view.scope.language].map((brand) => toBrandType(brand, view));
};

const listPageInfo: QueryResolvers['listPageInfo'] = async (_parent, args, context) => {
  const view = await viewOf(context, args);
  return args.alias || args.url ? toPageInfo(args, view) : sitePage(view);
};

const urlHistory: QueryResolvers['urlHistory'] = async (_parent, { url }, { db }) => {
  const move = url ? await findMove(db, url) : undefined;
  return move === undefined ? null : { oldUrl: move.old_url, newUrl: move.new_url };
};

const getMenuAtLocation: QueryResolvers['getMenuAtLocation'] = async (_parent, args, context) =>
  menuAt(args.menuLocationId ?? '', await viewOf(context, args));

/**
 * Drafts need a token of an editor; without one a preview is what everybody sees. The customer type of a request counts
 * for guests only.
 */
const widgetArea: QueryResolvers['widgetArea'] = async (_parent, args, context) => {
  const [view, customer] = await Promise.all([viewOf(context, args), signedInCustomer(context)]);
  const seen = customer ? { ...args, customerType: customer.customerType } : args;
  return contentArea(seen, view, args.preview === true && (await mayPreview(context)));
};

const cmsPages: QueryResolvers['cmsPages'] = async (_parent, args, context) =>
  contentPages(args, await viewOf(context, args));

export const catalogueResolvers = {
  Query: {
    channel,
    channels,
    cmsPages,
    products,
    product,
    membersProducts,
    category,
    categories,
    brands,
    listPageInfo,
    urlHistory,
    getMenuAtLocation,
    widgetArea,
  },
} satisfies Resolvers;
