import { mutationOutcome } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { fail, readEmail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { StockAlertFailure } from '../core/stock-alert.ts';
import { MonitorAvailabilityDocument } from './monitor-availability.generated.ts';

export interface StockAlertRequest {
  readonly email: string;
  readonly skuId: number;
}

const kinds = { InvalidEmail: 'invalid-email', UnknownSku: 'no-size', TooManyRequests: 'too-many' } as const;

/** Requests an email from the shop when a size can be bought again. */
export const requestStockAlert = async (
  gateway: CommerceGateway,
  { email: typed, skuId }: StockAlertRequest,
): Promise<Result<StockAlertFailure, true>> => {
  if (!Number.isSafeInteger(skuId) || skuId <= 0) return fail({ kind: 'no-size' });
  const email = readEmail(typed);
  if (email === null) return fail({ kind: 'invalid-email' });
  const result = await gateway.mutate(MonitorAvailabilityDocument, { email, skuId });
  return mutationOutcome(result, (data) => data.monitorProductAvailability === true, kinds);
};

/** The same for a form that was posted without script. */
export const submitStockAlertForm = (
  gateway: CommerceGateway,
  form: FormData,
): Promise<Result<StockAlertFailure, true>> =>
  requestStockAlert(gateway, { email: String(form.get('email') ?? ''), skuId: Number(form.get('skuId')) });
