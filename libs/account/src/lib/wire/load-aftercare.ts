import { failureBy } from '@lyng/commerce-client';
import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ReturnFailure, ReturnTarget } from '../core/return-form.ts';
import { OrderAftercareDocument } from './order-aftercare.generated.ts';
import type { OrderAftercareQuery } from './order-aftercare.generated.ts';

/** The events of an order after its payment, and the buyer's options: times are ISO 8601, `null` while unknown. */
export type Aftercare = NonNullable<OrderAftercareQuery['orderAftercare']>;

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
  return orderAftercare ? ok(orderAftercare) : fail({ kind: 'not-found' });
}
