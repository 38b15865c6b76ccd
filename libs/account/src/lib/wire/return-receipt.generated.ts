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


export type ReturnReceiptQuery = { returnReceipt: { id: string, number: number, kind: Schema.ReturnKind, orderId: number, createdAtFormatted: string, receivedAt: string | null, refundedFormatted: string | null, lines: Array<{ name: string, brand: string, size: string, quantity: number }>, label: { carrier: string, code: string, qrPath: string, qrSize: number, address: Array<string> } | null } | null };


export const ReturnReceiptDocument = {"__meta__":{"name":"returnReceipt","text":"query returnReceipt($id:ID!){returnReceipt(id:$id){id number kind orderId createdAtFormatted receivedAt refundedFormatted lines{name brand size quantity}label{carrier code qrPath qrSize address}}}","hash":"9123c3fae2d85de4515fbeacef398282757c72a6fd45f4f9e32f540d04ca6b2f","shape":{"returnReceipt":{"lines":{},"label":{}}}}} as unknown as DocumentNode<ReturnReceiptQuery, ReturnReceiptQueryVariables>;