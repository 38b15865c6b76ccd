/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type ReturnKind =
  | 'RETURN'
  | 'WITHDRAWAL';

export type WithdrawalKind =
  | 'CANCEL'
  | 'RETURN';

export type OrderAftercareQueryVariables = Exact<{
  orderId: number;
  email?: string | null | undefined;
}>;


export type OrderAftercareQuery = { orderAftercare: { orderId: number, placedAt: string, packedAt: string | null, sentAt: string | null, deliveredAt: string | null, expectedAt: string | null, canReturn: boolean, returnableUntil: string | null, withdrawal: Schema.WithdrawalKind | null, lines: Array<{ rowNumber: number, name: string, brand: string, size: string, image: string | null, returnable: number }>, returns: Array<{ id: string, number: number, kind: Schema.ReturnKind, receivedAt: string | null }> } | null };


export const OrderAftercareDocument = {"__meta__":{"name":"orderAftercare","text":"query orderAftercare($orderId:Int!$email:String){orderAftercare(orderId:$orderId email:$email){orderId placedAt packedAt sentAt deliveredAt expectedAt canReturn returnableUntil withdrawal lines{rowNumber name brand size image returnable}returns{id number kind receivedAt}}}","hash":"c4dc3f3847541edb39b5b4091d38228a2fa8eff7259a6d68232c9aeeab049475","shape":{"orderAftercare":{"lines":{},"returns":{}}}}} as unknown as DocumentNode<OrderAftercareQuery, OrderAftercareQueryVariables>;