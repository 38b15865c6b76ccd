import { loadProductsByIds } from '@lyng/catalogue';
import type { CommerceGateway } from '@lyng/commerce-client';

/** The products behind the hearts; a chunk of its own, for a page without favourites asks for nothing. */
export const loadFavouriteProducts = (gateway: CommerceGateway, ids: readonly number[]) =>
  loadProductsByIds(gateway, ids);
