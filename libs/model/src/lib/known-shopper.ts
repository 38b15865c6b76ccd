import type { PostalAddress } from './buyer/postal-address.ts';

/** An address that the account has for the market that is bought in. */
export type ShopperAddress = Omit<PostalAddress, 'country'>;

/** The data of an account that an order needs. */
export interface KnownShopper extends Partial<ShopperAddress> {
  readonly email?: string;
  readonly company?: string;
  /** All of the account's addresses in this market, the default first; absent when there is nothing to choose from. */
  readonly addresses?: readonly ShopperAddress[];
}
