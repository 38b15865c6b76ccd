import { notify } from './notify.ts';
import type { Notified } from './notify.ts';
import type { NotificationService } from './search-service.ts';

/** A product, or one of its variants, by the key it has in the service. */
export type FavoriteKey = { readonly productKey: string } | { readonly variantKey: string };

const favorite = (key: string | FavoriteKey): FavoriteKey => (typeof key === 'string' ? { productKey: key } : key);

/** A product, variant or content item was chosen; the ticket came with it. */
export const notifyClick = (service: NotificationService, ticket: string): Notified =>
  notify(service, 'click', { ticket });

/** A product or variant was put into the cart; the ticket came with it. */
export const notifyAddToCart = (service: NotificationService, ticket: string): Notified =>
  notify(service, 'add-to-cart', { ticket });

/** A product was marked as a favourite. */
export const notifyAddFavorite = (service: NotificationService, key: string | FavoriteKey): Notified =>
  notify(service, 'add-favorite', favorite(key));

/** A product is a favourite no longer. */
export const notifyRemoveFavorite = (service: NotificationService, key: string | FavoriteKey): Notified =>
  notify(service, 'remove-favorite', favorite(key));

/** Removes these of the visitor's recent searches, as autocomplete spelled them, or all. */
export const notifyRemoveRecentSearches = (
  service: NotificationService,
  phrases: readonly string[] | 'removeAll',
): Notified => notify(service, 'remove-recent-searches', phrases === 'removeAll' ? { removeAll: true } : { phrases });

/** Removes these of the products that the visitor has viewed, by product key, or all. */
export const notifyRemoveRecentlyViewed = (
  service: NotificationService,
  productKeys: readonly string[] | 'removeAll',
): Notified =>
  notify(service, 'remove-recently-viewed', productKeys === 'removeAll' ? { removeAll: true } : { productKeys });

/** The visit is over. */
export const notifyEnd = (service: NotificationService): Notified => notify(service, 'end');
