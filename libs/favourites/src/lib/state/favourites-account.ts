import { cookieNames } from '@lyng/browser';
import type { AppContext } from '@lyng/feature';
import type { FavouritesAccount } from './favourites-ports.ts';
import { createFavouritesService } from '../wire/favourites-service.ts';
import { readMetadata } from '../wire/read-metadata.ts';

/**
 * Where a logged-in shopper's favourites are stored: the service behind the shop's own origin, formerly the profile.
 */
export const favouritesAccount = ({
  cookie,
  gateway,
  port,
}: Pick<AppContext, 'cookie' | 'gateway' | 'port'>): FavouritesAccount => ({
  service: createFavouritesService({
    url: window.location.origin,
    fetch: window.fetch.bind(window),
    token: async () => {
      await (await port('session'))?.ensureToken();
      return cookie(cookieNames.auth);
    },
    renew: async () => (await (await port('session'))?.renew()) ?? false,
    // Longer than the proxy's timeout: it covers a dead connection.
    timeLimit: 35_000,
  }),
  readMetadata: () => readMetadata(gateway),
});
