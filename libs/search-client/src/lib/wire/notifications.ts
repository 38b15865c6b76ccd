import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { addressOf } from './search-service.ts';
import type { NotificationService } from './search-service.ts';
import { statusFailure } from './search-failure.ts';
import type { SearchFailure } from './search-failure.ts';

/** Whether a notification arrived; it never rejects, so awaiting it is optional. */
export type Notified = Promise<Result<SearchFailure, undefined>>;

/**
 * Sends a notification that outlives the page. Browsers reject `keepalive` when 64 KiB are already in flight, so on
 * failure it is sent once more without.
 */
async function notify(service: NotificationService, name: string, body?: object): Notified {
  const { fetch } = service;
  const address = addressOf(service, `notifications/${name}`);
  const send = async (keepalive: boolean): Notified => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        ...(body && { body: JSON.stringify(body) }),
        keepalive,
        credentials: 'omit',
      });
      return response.ok ? ok(undefined) : statusFailure(response.status, await response.text());
    } catch {
      return fail({ kind: 'unreachable' });
    }
  };
  const first = await send(true);
  return first.ok ? first : send(false);
}

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
