import type { Money } from '@lyng/model';

/** A price that was valid from a day until the next entry, or until now. */
export interface PriceLogEntry {
  /** ISO timestamp; for a price older than the log, the log's first day. */
  readonly since: string;
  readonly price: Money;
}

/** The prices of the last 30 days, oldest first; consecutive entries with equal prices are merged. */
export const pricePeriods = (log: readonly PriceLogEntry[]): readonly PriceLogEntry[] =>
  log
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .filter((entry, index, all) => entry.price.incVat !== all[index - 1]?.price.incVat);

/** The lowest price among them, in minor units with VAT; `null` without any. */
export const lowestOf = (periods: readonly PriceLogEntry[]): number | null =>
  periods.length === 0 ? null : Math.min(...periods.map(({ price }) => price.incVat));
