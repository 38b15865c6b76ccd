import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ReturnReceipt } from '../core/return-receipt.ts';
import type { ReturnReceiptFieldsFragment } from './return-receipt-fields.generated.ts';
import { ReturnReceiptDocument } from './return-receipt.generated.ts';

const parseReceipt = (wire: ReturnReceiptFieldsFragment): ReturnReceipt => ({
  number: wire.number,
  kind: wire.kind === 'WITHDRAWAL' ? 'withdrawal' : 'return',
  orderId: wire.orderId,
  createdAtFormatted: wire.createdAtFormatted,
  isReceived: wire.receivedAt !== null,
  lines: wire.lines.map(({ name, brand, size, quantity }) => ({ name, brand, size, quantity })),
  label: wire.label
    ? {
        carrier: wire.label.carrier,
        code: wire.label.code,
        qrPath: wire.label.qrPath,
        qrSize: wire.label.qrSize,
        address: wire.label.address,
      }
    : undefined,
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
