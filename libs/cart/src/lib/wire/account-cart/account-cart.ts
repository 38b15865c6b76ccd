import type { CommerceGateway } from '@lyng/commerce-client';
import { metadataCartId, metadataWithCartId } from '../../core/account-cart/account-metadata.ts';
import { AccountCartDocument } from './account-cart.generated.ts';
import { SaveUserMetadataDocument } from './save-user-metadata.generated.ts';

/** The cart that the logged-in shopper's account stores. */
export interface AccountCart {
  /** The id of the account's cart; empty for none, `null` while unknown. */
  readonly readCartId: () => Promise<string | null>;
  /** Stores a cart in the account; returns whether it succeeded. */
  readonly saveCartId: (cartId: string) => Promise<boolean>;
}

/** Stores the cart's id in the account's metadata: the API knows carts only by id. Save one cart at a time. */
export function createAccountCart(gateway: Pick<CommerceGateway, 'query' | 'mutate'>): AccountCart {
  const readUser = async () => {
    const result = await gateway.query(AccountCartDocument, {}, { fetchPolicy: 'no-cache' });
    return result.ok ? result.value.getUser : null;
  };
  return {
    readCartId: async () => {
      const user = await readUser();
      return user && metadataCartId(user.metaData);
    },
    saveCartId: async (cartId) => {
      const user = await readUser();
      const metaData = user && metadataWithCartId(user.metaData, cartId);
      if (typeof metaData !== 'string') return false;
      if (metadataCartId(user?.metaData) === cartId) return true;
      return (await gateway.mutate(SaveUserMetadataDocument, { metaData })).ok;
    },
  };
}
