import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok, readEmail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { StockAlertFailure } from '../core/stock-alert.ts';
import { MonitorAvailabilityDocument } from './monitor-availability.generated.ts';

/** Who waits for which size. */
export interface StockAlertRequest {
  readonly email: string;
  readonly skuId: number;
}

const kinds: Readonly<Record<string, StockAlertFailure['kind']>> = {
  InvalidEmail: 'invalid-email',
  UnknownSku: 'no-size',
  TooManyRequests: 'too-many',
};

const toFailure = (failure: CommerceFailure): StockAlertFailure => ({
  kind: (failure.kind === 'rejected' ? kinds[failure.code] : undefined) ?? 'unavailable',
});

/** Asks the shop to write when a size can be bought again (CAT-12). */
export const askForStockAlert = async (
  gateway: CommerceGateway,
  { email: typed, skuId }: StockAlertRequest,
): Promise<Result<StockAlertFailure, true>> => {
  if (!Number.isSafeInteger(skuId) || skuId <= 0) return fail({ kind: 'no-size' });
  const email = readEmail(typed);
  if (email === null) return fail({ kind: 'invalid-email' });
  const answer = await gateway.mutate(MonitorAvailabilityDocument, { email, skuId });
  if (!answer.ok) return fail(toFailure(answer.error));
  return answer.value.monitorProductAvailability === true ? ok(true) : fail({ kind: 'unavailable' });
};

/** The same from a form that was posted without script. */
export const takeStockAlertForm = (
  gateway: CommerceGateway,
  form: FormData,
): Promise<Result<StockAlertFailure, true>> =>
  askForStockAlert(gateway, { email: String(form.get('email') ?? ''), skuId: Number(form.get('skuId')) });
