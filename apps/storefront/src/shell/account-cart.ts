import type { TextStore } from '@lyng/browser';
import { parseCartId } from '@lyng/cart/core';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { AccountCart } from '../wiring/auth-to-account-cart.ts';
import { KeepUserMetadataDocument } from './keep-user-metadata.generated.ts';
import { UserMetadataDocument } from './user-metadata.generated.ts';

/** Under it this browser keeps whose cart its own has become. */
const joinedKey = 'cart-account';

/** Other programs keep data of their own beside ours (ACC-08). */
type Metadata = Readonly<Record<string, unknown>>;

/** What is no object is somebody's text: it is left as it is. */
function parseMetadata(text: string | null | undefined): Metadata | null {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Metadata) : null;
  } catch {
    return null;
  }
}

/** The account's cart, remembered in its metadata: the API knows carts by their ids only. One call at a time. */
export function accountCart(gateway: Pick<CommerceGateway, 'query' | 'mutate'>, storage: TextStore): AccountCart {
  const readUser = async () => {
    const answer = await gateway.query(UserMetadataDocument, {}, { fetchPolicy: 'no-cache' });
    return answer.ok ? answer.value.getUser : null;
  };
  return {
    remembered: async () => {
      const user = await readUser();
      return user && parseCartId(parseMetadata(user.metaData)?.['cartId']);
    },
    remember: async (cartId) => {
      const user = await readUser();
      const metadata = user && parseMetadata(user.metaData);
      if (!metadata) return false;
      if (metadata['cartId'] === cartId) return true;
      return (await gateway.mutate(KeepUserMetadataDocument, { metaData: JSON.stringify({ ...metadata, cartId }) })).ok;
    },
    joinedBy: () => storage.read(joinedKey) ?? '',
    keepJoinedBy: (userId) => {
      if (userId === '') storage.remove(joinedKey);
      else storage.write(joinedKey, userId);
    },
  };
}
