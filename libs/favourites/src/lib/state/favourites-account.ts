import { cookieNames } from '@lyng/browser';
import { limitedFetch } from '@lyng/commerce-client';
import type { AppContext } from '@lyng/feature';
import { FAVOURITES_PATH } from '@lyng/model';
import type { FavouritesAccount } from './favourites-ports.ts';
import { createFavouritesService } from '../wire/favourites-service.ts';
import { readMetadata } from '../wire/read-metadata.ts';

/** The stores of a logged-in shopper's favourites: the service behind the shop's own origin, formerly the profile. */
export const favouritesAccount = ({
  cookie,
  gateway,
  port,
}: Pick<AppContext, 'cookie' | 'gateway' | 'port'>): FavouritesAccount => ({
  service: createFavouritesService({
    url: window.location.origin + FAVOURITES_PATH,
    fetch: limitedFetch(window.fetch.bind(window)),
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
