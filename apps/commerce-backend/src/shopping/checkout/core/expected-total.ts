import type { MinorUnits } from '@lyng/model';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The amount that the shopper was shown as left to pay, in minor units, when the client sends it in the order's
 * `merchantData` (`{"expectedTotalIncVat":119800}`). The API has no field of its own for it, and other servers ignore
 * it.
 */
export function expectedTotal(merchantData: string | null | undefined): MinorUnits | undefined {
  const found = parse(merchantData ?? '');
  if (typeof found !== 'object' || found === null || !('expectedTotalIncVat' in found)) return undefined;
  const { expectedTotalIncVat } = found;
  return typeof expectedTotalIncVat === 'number' && Number.isSafeInteger(expectedTotalIncVat)
    ? expectedTotalIncVat
    : undefined;
}
