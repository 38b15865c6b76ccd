import type { AuthSession } from '@lyng/auth';
import { cookieNames, documentCookies } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createFavouritesService } from '@lyng/favourites';
import type { FavouritesAccount } from '@lyng/favourites';
import { UserMetadataDocument } from '../shell/user-metadata.generated.ts';

/** Where the favourites of who is logged in are kept: the service behind the shop's own origin, and before it the profile. */
export function favouritesAccount(
  gateway: Pick<CommerceGateway, 'query'>,
  session: Pick<AuthSession, 'ensureToken' | 'renew'>,
): FavouritesAccount {
  const cookies = documentCookies(document, window.location.protocol === 'https:');
  return {
    service: createFavouritesService({
      url: window.location.origin,
      fetch: window.fetch.bind(window),
      token: async () => {
        await session.ensureToken();
        return cookies.get(cookieNames.auth);
      },
      renew: session.renew,
      // Longer than the server's proxy waits: for a connection that is dead.
      timeLimit: 35_000,
    }),
    readMetadata: async () => {
      const answer = await gateway.query(UserMetadataDocument, {}, { fetchPolicy: 'no-cache' });
      if (!answer.ok)
        throw new Error(
          `@lyng/storefront: the profile could not be read (${answer.error.kind}), and with it the favourites that were kept there before.`,
        );
      return answer.value.getUser?.metaData;
    },
  };
}
