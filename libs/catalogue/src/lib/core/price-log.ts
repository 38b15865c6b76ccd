import type { Money } from '@lyng/model';

/** A price that held from a day until the next entry, or until now. */
export interface PriceLogEntry {
  /** ISO moment; of a price that is older than the log, the log's first day. */
  readonly since: string;
  readonly price: Money;
}

/** The prices of the last 30 days as they followed each other, oldest first: entries of equal prices are one (wire contract §1.4). */
export const pricePeriods = (log: readonly PriceLogEntry[]): readonly PriceLogEntry[] =>
  log
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .filter((entry, index, all) => entry.price.incVat !== all[index - 1]?.price.incVat);

/** The lowest price among them, in minor units with VAT; `null` without any. */
export const lowestOf = (periods: readonly PriceLogEntry[]): number | null =>
  periods.length === 0 ? null : Math.min(...periods.map(({ price }) => price.incVat));
