import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { ReturnReceiptDocument } from './return-receipt.generated.ts';
import type { ReturnReceiptQuery } from './return-receipt.generated.ts';

/** The receipt of a return or a withdrawal; it has no label when nothing has to be sent back. */
export type ReturnReceipt = NonNullable<ReturnReceiptQuery['returnReceipt']>;

/** The receipt behind an unguessable id. */
export async function loadReturnReceipt(
  gateway: CommerceGateway,
  id: string,
): Promise<Result<CommerceFailure | { readonly kind: 'not-found' }, ReturnReceipt>> {
  const result = await gateway.query(ReturnReceiptDocument, { id }, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  const { returnReceipt } = result.value;
  return returnReceipt ? ok(returnReceipt) : fail({ kind: 'not-found' });
}
