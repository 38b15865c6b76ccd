import { isRecord } from '@lyng/model';
import type { MinorUnits } from '@lyng/model';
import { parseJson } from '../../../platform/json.ts';

/**
 * The amount that the shopper was shown as left to pay, in minor units, when the client sends it in the order's
 * `merchantData` (`{"expectedTotalIncVat":119800}`). The API has no field of its own for it, and other servers ignore
 * it.
 */
export function expectedTotal(merchantData: string | null | undefined): MinorUnits | undefined {
  const data = parseJson(merchantData ?? '');
  const total = isRecord(data) ? data['expectedTotalIncVat'] : undefined;
  return Number.isSafeInteger(total) ? (total as MinorUnits) : undefined;
}
