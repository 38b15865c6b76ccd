import { isRecord } from '@lyng/model';
import { parseCartId } from '../cart-id.ts';

/** Other programs store their own data in it. */
type Metadata = Readonly<Record<string, unknown>>;

/** Text that is not a JSON object belongs to another program: leave it as it is. */
function parseMetadata(text: string | null | undefined): Metadata | null {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** The id of the cart that an account's metadata names; empty for none. */
export const metadataCartId = (text: string | null | undefined): string => parseCartId(parseMetadata(text)?.['cartId']);

/** The metadata with another cart's id, beside all other data; `null` when it is not a JSON object. */
export function metadataWithCartId(text: string | null | undefined, cartId: string): string | null {
  const metadata = parseMetadata(text);
  return metadata && JSON.stringify({ ...metadata, cartId });
}
