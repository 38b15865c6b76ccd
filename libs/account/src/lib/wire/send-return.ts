import type { CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ChosenLine, ReturnFailure, ReturnTarget } from '../core/return-form.ts';
import { formKey } from './form-key.ts';
import { returnFailureOf } from './load-aftercare.ts';
import { RegisterReturnDocument, WithdrawOrderDocument } from './send-return.generated.ts';

const receiptId = (id: string | undefined): Result<ReturnFailure, string> =>
  id === undefined ? fail({ kind: 'unavailable' }) : ok(id);

const variablesOf = ({ orderId, email }: ReturnTarget) => ({ orderId, email: email === '' ? null : email });

const optionsOf = async (target: ReturnTarget, lines?: readonly ChosenLine[]) => {
  const idempotencyKey = await formKey(target.key, [target.orderId, lines]);
  return idempotencyKey === undefined ? {} : { idempotencyKey };
};

/** Registers what is sent back; gives the id of the receipt. */
export async function sendReturn(
  gateway: CommerceGateway,
  target: ReturnTarget,
  lines: readonly ChosenLine[],
): Promise<Result<ReturnFailure, string>> {
  const result = await gateway.mutate(
    RegisterReturnDocument,
    { ...variablesOf(target), lines: [...lines] },
    await optionsOf(target, lines),
  );
  return result.ok ? receiptId(result.value.registerReturn?.id) : fail(returnFailureOf(result.error));
}

/** Withdraws from the purchase; gives the id of the receipt. */
export async function sendWithdrawal(
  gateway: CommerceGateway,
  target: ReturnTarget,
): Promise<Result<ReturnFailure, string>> {
  const result = await gateway.mutate(WithdrawOrderDocument, variablesOf(target), await optionsOf(target));
  return result.ok ? receiptId(result.value.withdrawOrder?.id) : fail(returnFailureOf(result.error));
}
