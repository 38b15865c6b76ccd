import { msg } from '@lingui/core/macro';
import { limitedFetch } from '@lyng/commerce-client';
import { alternatesOf, appContext, pageTitle } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { FAVOURITES_PATH } from '@lyng/model';
import type { ListedProduct } from '@lyng/model';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { FAVOURITES_STEP, MAX_PRODUCTS } from '../../core/product-id.ts';
import { SHARED_LIST } from '../../core/share-token.ts';
import { favouritesNotSavedMessage, unknownFavouriteMessage } from '../../react/favourites-page/favourites-messages.ts';
import type { ServedFavourites } from '../../react/favourites-page/use-favourite-products.ts';
import { favouritesSlice } from '../../state/favourites-slice.ts';
import { readFavouritesForm } from '../../wire/posted-favourites.ts';
import { readSharedList } from '../../wire/read-shared-list.ts';

/** The data of the favourites page. */
export interface FavouritesData {
  /** For visitors known to the server, with the account that owns the list: `null` for a guest and while unknown. */
  readonly served?: ServedFavourites & { readonly userId: string | null };
  /** The list that somebody has shared by the link of this page. */
  readonly shared?: Pick<ServedFavourites, 'ids'> & {
    readonly products: readonly ListedProduct[];
    /** The page with more of them; `null` if these are all. */
    readonly moreHref: string | null;
  };
}

/** In ms; longer than the proxy's, as for the other requests of a tab. */
const TIMEOUT = 35_000;

const readSharedHere = (token: string) =>
  readSharedList(token, {
    url: window.location.origin + FAVOURITES_PATH,
    fetch: limitedFetch(window.fetch.bind(window)),
    timeLimit: TIMEOUT,
  });

/** The favourites that the server knows, with their first products. */
async function loadServed({ port, ports, store }: AppContext, limit: number): Promise<FavouritesData> {
  const known = await ports.favourites?.read();
  if (known === undefined || (known.ok && known.value === null)) return {};
  const [visitor, productsByIds] = await Promise.all([port('visitor'), port('productsByIds')]);
  const userId = visitor?.()?.userId ?? null;
  // Without the account's list, do not present the guest's as complete.
  const ids = known.ok ? (known.value ?? []) : [];
  store.dispatch(favouritesSlice.actions.idsServed(ids));
  if (!known.ok) return { served: { userId: null, ids, limit, products: null } };
  const products = await productsByIds?.(ids.toReversed().slice(0, limit));
  return { served: { userId, ids, limit, products: products?.ok ? products.value : null } };
}

/** The products of a shared list; a link that has ended is a missing page. */
async function loadShared({ ports, port, href }: AppContext, token: string, limit: number): Promise<FavouritesData> {
  const read = ports.favourites?.readShared ?? readSharedHere;
  const ids = await read(token);
  if (!ids.ok) throw data(null, { status: ids.error.kind === 'not-found' ? 404 : 503 });
  const products = await (await port('productsByIds'))?.(ids.value.toReversed().slice(0, limit));
  if (!products?.ok) throw data(null, { status: 503 });
  const more = limit + FAVOURITES_STEP;
  const hasMore = ids.value.length > limit && more <= MAX_PRODUCTS;
  const moreHref = hasMore ? `${href('favourites')}?${SHARED_LIST}=${token}&show=${more}` : null;
  return { shared: { ids: ids.value, products: products.value, moreHref } };
}

/** The number of products that the address requests; at most as many as one request may name. */
const limitOf = ({ url }: Request): number => {
  const wanted = Number(new URL(url).searchParams.get('show'));
  return wanted > FAVOURITES_STEP && wanted <= MAX_PRODUCTS ? Math.ceil(wanted) : FAVOURITES_STEP;
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const token = new URL(request.url).searchParams.get(SHARED_LIST);
  const title = token === null ? msg`Favourites` : msg`Shared favourites`;
  const head = {
    title: pageTitle(app, app.translate(title)),
    alternates: alternatesOf(app, 'favourites', {}),
    noindex: true,
  };
  const limit = limitOf(request);
  return { head, ...(await (token === null ? loadServed(app, limit) : loadShared(app, token, limit))) };
}

/** Hearts posted without JavaScript or before hydration: applied, then shown (post, redirect, get). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { port, ports, href, translate, loadMessages } = context.get(appContext);
  const { favourites } = ports;
  if (!favourites) throw data(null, { status: 400 });
  await loadMessages('favourites');
  const rejection = data({ problem: translate(unknownFavouriteMessage) }, { status: 422 });
  const command = readFavouritesForm(await request.formData());
  if (!command) return rejection;
  if (command.kind === 'add') {
    const products = await (await port('productsByIds'))?.([command.productId]);
    if (products?.ok && products.value.length === 0) return rejection;
  }
  const changed = await favourites.change(command);
  if (!changed.ok) return data({ problem: translate(favouritesNotSavedMessage) }, { status: 503 });
  const headers = new Headers();
  for (const cookie of changed.value) headers.append('set-cookie', cookie);
  return redirect(href('favourites'), { status: 303, headers });
}
