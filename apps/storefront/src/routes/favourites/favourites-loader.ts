import { readClaims } from '@lyng/auth';
import { cookieNames } from '@lyng/browser';
import {
  favouritesNotSavedMessage,
  favouritesSlice,
  readFavouritesForm,
  unknownFavouriteMessage,
} from '@lyng/favourites';
import type { ServedFavourites } from '@lyng/favourites';
import { FAVOURITES_STEP } from '@lyng/favourites/core';
import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import type { AppContext } from '../../shell/app-context.ts';
import { alternatesOf } from '../../shell/page-address.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { loadFavouriteProducts } from './favourite-products.ts';

/** Of the commerce API. */
const MAX_PRODUCTS = 600;

/** What the page of the favourites is rendered with. */
export interface FavouritesData {
  /** Of a visitor of whom the server knows something, and the account whose list it is: `null` for none, and while it is not known. */
  readonly served?: ServedFavourites & { readonly userId: string | null };
}

/** The favourites that the server knows, with their first products. */
async function loadServed({ cookie, favourites, gateway, store }: AppContext, limit: number): Promise<FavouritesData> {
  const known = await favourites?.read();
  if (known === undefined || (known.ok && known.value === null)) return {};
  const userId = readClaims(cookie(cookieNames.auth))?.userId ?? null;
  // Without the account's list nothing is shown as if it were all.
  const ids = known.ok ? (known.value ?? []) : [];
  store.dispatch(favouritesSlice.actions.idsServed(ids));
  if (!known.ok) return { served: { userId: null, ids, limit, products: null } };
  const products = await loadFavouriteProducts(gateway, ids.toReversed().slice(0, limit));
  return { served: { userId, ids, limit, products: products.ok ? products.value : null } };
}

/** How many products the address wants; at most as many as one request may name. */
const limitOf = ({ url }: Request): number => {
  const wanted = Number(new URL(url).searchParams.get('show'));
  return wanted > FAVOURITES_STEP && wanted <= MAX_PRODUCTS ? Math.ceil(wanted) : FAVOURITES_STEP;
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const head = {
    title: pageTitle(app.translate(msg`Favourites`)),
    alternates: alternatesOf(app, 'favourites', {}),
    noindex: true,
  };
  return { head, ...(await loadServed(app, limitOf(request))) };
}

/** Hearts that are posted without JavaScript or before hydration: done, then shown (post, redirect, get). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { favourites, gateway, href, translate, useMessages } = context.get(appContext);
  if (!favourites) throw data(null, { status: 400 });
  await useMessages('favourites');
  const refused = data({ problem: translate(unknownFavouriteMessage) }, { status: 422 });
  const command = readFavouritesForm(await request.formData());
  if (!command) return refused;
  if (command.kind === 'add') {
    const products = await loadFavouriteProducts(gateway, [command.productId]);
    if (products.ok && products.value.length === 0) return refused;
  }
  const changed = await favourites.change(command);
  if (!changed.ok) return data({ problem: translate(favouritesNotSavedMessage) }, { status: 503 });
  const headers = new Headers();
  for (const cookie of changed.value) headers.append('set-cookie', cookie);
  return redirect(href('favourites'), { status: 303, headers });
}
