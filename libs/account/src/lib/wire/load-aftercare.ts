import { failureBy } from '@lyng/commerce-client';
import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { Aftercare } from '../core/aftercare.ts';
import type { ReturnFailure, ReturnTarget } from '../core/return-form.ts';
import { OrderAftercareDocument } from './order-aftercare.generated.ts';
import type { OrderAftercareQuery } from './order-aftercare.generated.ts';

const kinds = { RETURN: 'return', WITHDRAWAL: 'withdrawal' } as const;
const withdrawals = { CANCEL: 'cancel', RETURN: 'return' } as const;

const parseAftercare = (wire: NonNullable<OrderAftercareQuery['orderAftercare']>): Aftercare => ({
  orderId: wire.orderId,
  progress: {
    placedAt: wire.placedAt,
    packedAt: wire.packedAt ?? undefined,
    sentAt: wire.sentAt ?? undefined,
    deliveredAt: wire.deliveredAt ?? undefined,
    expectedAt: wire.expectedAt ?? undefined,
  },
  canReturn: wire.canReturn,
  // The API reports when the last day is over: the first moment of the next.
  lastReturnDay: wire.returnableUntil ? new Date(Date.parse(wire.returnableUntil) - 1).toISOString() : undefined,
  withdrawal: wire.withdrawal ? withdrawals[wire.withdrawal] : undefined,
  lines: wire.lines.map(({ rowNumber, name, brand, size, image, returnable }) => ({
    rowNumber,
    name,
    brand,
    size,
    image: image ?? undefined,
    returnable,
  })),
  returns: wire.returns.map(({ id, number, kind, receivedAt }) => ({
    id,
    number,
    kind: kinds[kind],
    isReceived: receivedAt !== null,
  })),
});

/** The failure of a request about a return, in the words of the page. */
export const returnFailureOf = (failure: CommerceFailure): ReturnFailure =>
  failureBy(failure, {
    OrderNotFound: 'not-found',
    Unauthenticated: 'not-found',
    TooManyRequests: 'too-many',
    ReturnPeriodOver: 'period-over',
    InvalidReturn: 'invalid',
  });

/** The options of an order's buyer; an order of somebody else is `not-found`. Never from or into the cache. */
export async function loadAftercare(
  gateway: CommerceGateway,
  { orderId, email }: Omit<ReturnTarget, 'key'>,
): Promise<Result<ReturnFailure, Aftercare>> {
  const variables = { orderId, email: email === '' ? null : email };
  const result = await gateway.query(OrderAftercareDocument, variables, { fetchPolicy: 'no-cache' });
  if (!result.ok) return fail(returnFailureOf(result.error));
  const { orderAftercare } = result.value;
  return orderAftercare ? ok(parseAftercare(orderAftercare)) : fail({ kind: 'not-found' });
}
