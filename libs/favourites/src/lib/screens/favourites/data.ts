import { msg } from '@lingui/core/macro';
import { alternatesOf, appContext, pageTitle } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { FAVOURITES_STEP, MAX_PRODUCTS } from '../../core/product-id.ts';
import { favouritesNotSavedMessage, unknownFavouriteMessage } from '../../react/favourites-page/favourites-messages.ts';
import type { ServedFavourites } from '../../react/favourites-page/use-favourite-products.ts';
import { favouritesSlice } from '../../state/favourites-slice.ts';
import { readFavouritesForm } from '../../wire/posted-favourites.ts';

/** The data of the favourites page. */
export interface FavouritesData {
  /** For visitors known to the server, with the account that owns the list: `null` for a guest and while unknown. */
  readonly served?: ServedFavourites & { readonly userId: string | null };
}

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

/** How many products the address requests; at most as many as one request may name. */
const limitOf = ({ url }: Request): number => {
  const wanted = Number(new URL(url).searchParams.get('show'));
  return wanted > FAVOURITES_STEP && wanted <= MAX_PRODUCTS ? Math.ceil(wanted) : FAVOURITES_STEP;
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const head = {
    title: pageTitle(app, app.translate(msg`Favourites`)),
    alternates: alternatesOf(app, 'favourites', {}),
    noindex: true,
  };
  return { head, ...(await loadServed(app, limitOf(request))) };
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
