/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type BonusVoucherStatus =
  | 'AVAILABLE'
  | 'EXPIRED'
  /** Unused, and in the currency of another market. */
  | 'OTHER_MARKET'
  | 'REDEEMED';

export type GetBonusVouchersQueryVariables = Exact<{
  cartId?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetBonusVouchersQuery = { getBonusVouchers: { minimumPurchaseFormatted: string, amountLeftFormatted: string | null, vouchers: Array<{ code: string, amountFormatted: string, expiresAt: string, status: Schema.BonusVoucherStatus }> } | null };


export const GetBonusVouchersDocument = {"__meta__":{"name":"getBonusVouchers","text":"query getBonusVouchers($cartId:String$channelId:String$languageId:String$marketId:String){getBonusVouchers(cartId:$cartId channelId:$channelId languageId:$languageId marketId:$marketId){vouchers{code amountFormatted expiresAt status}minimumPurchaseFormatted amountLeftFormatted}}","hash":"244324b1bec040df2e4a4fd5deb05d30501648e48c12315ec58dd033a39f8142","shape":{"getBonusVouchers":{"vouchers":{}}}}} as unknown as DocumentNode<GetBonusVouchersQuery, GetBonusVouchersQueryVariables>;