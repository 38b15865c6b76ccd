import type { CommerceGateway } from '@lyng/commerce-client';
import { normaliseIds } from '../core/product-id.ts';
import { UserMetadataDocument } from './user-metadata.generated.ts';

/** The logged-in user's metadata as the API returns it now, which had the favourites before their service did. */
export async function readMetadata(gateway: Pick<CommerceGateway, 'query'>): Promise<unknown> {
  const result = await gateway.query(UserMetadataDocument, {}, { fetchPolicy: 'no-cache' });
  if (!result.ok)
    throw new Error(
      `@lyng/favourites: the profile could not be read (${result.error.kind}), and with it the favourites that were stored there before.`,
    );
  return result.value.getUser?.metaData;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The favourites in a user's metadata, a JSON object stored as a text; none when it is anything else. */
export function parseMetadataFavourites(metaData: unknown): readonly number[] {
  const value = typeof metaData === 'string' ? parseJson(metaData) : metaData;
  return typeof value === 'object' && value !== null && 'favorites' in value ? normaliseIds(value.favorites) : [];
}
