/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type ReturnKind =
  | 'RETURN'
  | 'WITHDRAWAL';

export type ReturnReceiptQueryVariables = Exact<{
  id: string | number;
}>;


export type ReturnReceiptQuery = { returnReceipt: { number: number, kind: Schema.ReturnKind, orderId: number, createdAtFormatted: string, receivedAt: string | null, refundedFormatted: string | null, lines: Array<{ name: string, brand: string, size: string, quantity: number }>, label: { carrier: string, code: string, qrPath: string, qrSize: number, address: Array<string> } | null } | null };


export const ReturnReceiptDocument = {"__meta__":{"name":"returnReceipt","text":"query returnReceipt($id:ID!){returnReceipt(id:$id){number kind orderId createdAtFormatted receivedAt refundedFormatted lines{name brand size quantity}label{carrier code qrPath qrSize address}}}","hash":"a3ff3a7e981d6a27ea5e287b8a042c9ba99cb6fd985acfb98a936ca4c1c4ebe8","shape":{"returnReceipt":{"lines":{},"label":{}}}}} as unknown as DocumentNode<ReturnReceiptQuery, ReturnReceiptQueryVariables>;