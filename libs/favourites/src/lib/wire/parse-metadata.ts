import { normaliseIds } from '../core/product-id.ts';

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
