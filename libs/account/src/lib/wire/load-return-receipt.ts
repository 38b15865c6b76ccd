import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ReturnReceipt } from '../core/return-receipt.ts';
import { ReturnReceiptDocument } from './return-receipt.generated.ts';
import type { ReturnReceiptQuery } from './return-receipt.generated.ts';

const parseReceipt = (wire: NonNullable<ReturnReceiptQuery['returnReceipt']>): ReturnReceipt => ({
  number: wire.number,
  kind: wire.kind === 'WITHDRAWAL' ? 'withdrawal' : 'return',
  orderId: wire.orderId,
  createdAtFormatted: wire.createdAtFormatted,
  isReceived: wire.receivedAt !== null,
  lines: wire.lines,
  label: wire.label ?? undefined,
  refundedFormatted: wire.refundedFormatted ?? undefined,
});

/** The receipt behind an unguessable id. */
export async function loadReturnReceipt(
  gateway: CommerceGateway,
  id: string,
): Promise<Result<CommerceFailure | { readonly kind: 'not-found' }, ReturnReceipt>> {
  const result = await gateway.query(ReturnReceiptDocument, { id }, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  const { returnReceipt } = result.value;
  return returnReceipt ? ok(parseReceipt(returnReceipt)) : fail({ kind: 'not-found' });
}
