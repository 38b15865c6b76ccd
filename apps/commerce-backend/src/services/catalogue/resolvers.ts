import type { ApiContext } from '../../graphql/context.ts';
import type { IResolvers } from '../../graphql/resolver-map.ts';
import type { ScopeArguments } from '../../shop/scope.ts';
import { isFilled } from './catalogue-snapshot.ts';
import { contentArea } from './content/widget-area.ts';
import type { WidgetAreaArguments } from './content/widget-area.ts';
import { inAnyLanguage } from './in-any-language.ts';
import { menuAt } from './content/menus.ts';
import { findMove } from './moved-addresses.ts';
import { searchTextOf } from './product-list.ts';
import type { ProductListArguments } from './product-list.ts';
import { toBrandType } from './wire/brand-type.ts';
import { toCategoryType } from './wire/category-type.ts';
import { toChannelType } from './wire/channel-type.ts';
import { toPageInfo } from './wire/page-info-type.ts';
import { toProductType } from './wire/product-type.ts';
import { toProductsResult } from './wire/products-result-type.ts';
import type { View } from './wire/view.ts';

type Arguments<Own = object> = ScopeArguments & Own;

/** The catalogue as the request sees it. */
const viewOf = async (context: ApiContext, args: ScopeArguments): Promise<View> => ({
  shop: context.config.shop,
  snapshot: await context.catalogue(),
  scope: context.scope(args),
  now: context.now(),
});

const channel = (_parent: unknown, _args: ScopeArguments, { config }: ApiContext) => toChannelType(config.shop);

const channels = (_parent: unknown, _args: ScopeArguments, { config }: ApiContext) => [toChannelType(config.shop)];

const products = async (_parent: unknown, args: Arguments<ProductListArguments>, context: ApiContext) => {
  const view = await viewOf(context, args);
  const text = searchTextOf(args);
  const found =
    text === ''
      ? undefined
      : await context.search.find({ snapshot: view.snapshot, language: view.scope.language, text });
  return toProductsResult(args, view, found?.ordinals ?? new Int32Array());
};

interface OneOf {
  readonly alias?: string | null;
}

const product = async (
  _parent: unknown,
  args: Arguments<OneOf & { readonly productId?: number | null }>,
  context: ApiContext,
) => {
  const view = await viewOf(context, args);
  const { documents, columns, productIdByAlias } = view.snapshot;
  const id = args.alias ? await productIdByAlias(view.scope.language, args.alias) : (args.productId ?? undefined);
  const found = id === undefined || columns.ordinalOf(id) < 0 ? undefined : await documents.find(id);
  return found === undefined || found.prices[view.scope.market.alias] === undefined ? null : toProductType(found, view);
};

const category = async (
  _parent: unknown,
  args: Arguments<OneOf & { readonly categoryId?: number | null }>,
  context: ApiContext,
) => {
  const view = await viewOf(context, args);
  const { index } = view.snapshot;
  const found = args.alias
    ? inAnyLanguage(index.categoryByAlias, view.scope.language, args.alias)
    : index.categoryById.get(args.categoryId ?? 0);
  return found === undefined ? null : toCategoryType(found, view);
};

interface CategoriesArguments {
  readonly includeHidden?: boolean | null;
  readonly parentCategoryId?: number | null;
}

const categories = async (_parent: unknown, args: Arguments<CategoriesArguments>, context: ApiContext) => {
  const view = await viewOf(context, args);
  const { index } = view.snapshot;
  const parent = args.parentCategoryId ?? undefined;
  return index.categories
    .filter((each) => args.includeHidden === true || isFilled(view.snapshot, each))
    .filter(({ parentCategoryId }) => parent === undefined || parentCategoryId === parent)
    .map((each) => toCategoryType(each, view));
};

const brands = async (_parent: unknown, args: Arguments, context: ApiContext) => {
  const view = await viewOf(context, args);
  return view.snapshot.index.brands.map((brand) => toBrandType(brand, view));
};

const listPageInfo = async (
  _parent: unknown,
  args: Arguments<OneOf & { readonly url?: string | null }>,
  context: ApiContext,
) => toPageInfo(args, await viewOf(context, args));

const urlHistory = async (_parent: unknown, { url }: { readonly url?: string | null }, { db }: ApiContext) => {
  const move = url ? await findMove(db, url) : undefined;
  return move === undefined ? null : { oldUrl: move.old_url, newUrl: move.new_url };
};

const getMenuAtLocation = async (
  _parent: unknown,
  args: Arguments<{ readonly menuLocationId?: string | null }>,
  context: ApiContext,
) => menuAt(args.menuLocationId ?? '', await viewOf(context, args));

const widgetArea = async (_parent: unknown, args: Arguments<WidgetAreaArguments>, context: ApiContext) =>
  contentArea(args, await viewOf(context, args));

export const catalogueResolvers: IResolvers = {
  Query: {
    channel,
    channels,
    products,
    product,
    category,
    categories,
    brands,
    listPageInfo,
    urlHistory,
    getMenuAtLocation,
    widgetArea,
  },
};
