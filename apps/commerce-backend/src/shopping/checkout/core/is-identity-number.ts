import { readOrganisationId, readPersonalId } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';

/** A buyer who wants to pay later. */
export interface NumberedBuyer {
  readonly market: MarketAlias;
  readonly customerType: string;
  readonly identityNumber: string;
}

/**
 * Whether the number is one that the market's registers give a person, or an organisation when it buys; numbers of test
 * persons do not count.
 */
export function isIdentityNumber({ market, customerType, identityNumber }: NumberedBuyer, now: Date): boolean {
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const read = customerType === 'ORGANIZATION' ? readOrganisationId : readPersonalId;
  return read(market, identityNumber, { today }).ok;
}
