/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type BalanceTransactionKind =
  | 'CREDIT'
  | 'PURCHASE'
  | 'REFUND';

export type GetBalanceQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetBalanceQuery = { getUser: { balanceFormatted: string | null, balances: Array<{ currency: string, amount: number, amountFormatted: string | null } | null> | null } | null };

export type GetBalanceTransactionsQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetBalanceTransactionsQuery = { getBalanceTransactions: Array<{ id: number, kind: Schema.BalanceTransactionKind, amount: number, amountFormatted: string, orderId: number | null, createdAt: string }> | null };


export const GetBalanceDocument = {"__meta__":{"name":"getBalance","text":"query getBalance($channelId:String$languageId:String$marketId:String){getUser(channelId:$channelId languageId:$languageId marketId:$marketId){balanceFormatted balances{currency amount amountFormatted}}}","hash":"95caca7d2ce98c3deddf115609c18d591bd007bea5ff022333c030ffd739c02d","shape":{"getUser":{"balances":{}}}}} as unknown as DocumentNode<GetBalanceQuery, GetBalanceQueryVariables>;
export const GetBalanceTransactionsDocument = {"__meta__":{"name":"getBalanceTransactions","text":"query getBalanceTransactions($channelId:String$languageId:String$marketId:String){getBalanceTransactions(channelId:$channelId languageId:$languageId marketId:$marketId){id kind amount amountFormatted orderId createdAt}}","hash":"dfded89406600e13776ac8c71bad0a81734e746d77c61fe55206111ca00f92fd","shape":{"getBalanceTransactions":{}}}} as unknown as DocumentNode<GetBalanceTransactionsQuery, GetBalanceTransactionsQueryVariables>;