import { stateOf } from './goals.mjs';

/** A figure as tables show it; a dash where nothing was measured. */
export const number = (value, digits = 1) =>
  typeof value === 'number' && Number.isFinite(value) ? Number(value.toFixed(digits)) : '–';

export const kib = (bytes) => number(bytes === undefined ? undefined : bytes / 1024);

const sign = ({ isMin }) => (isMin ? '≥' : '≤');

/** One line of a table: the shop's figure beside its goal, the limit and another storefront, all in the same unit. */
export function figureRow({ shop, goal, limit, beside }, show = number) {
  return {
    shop: show(shop),
    goal: goal ? `${sign(goal)} ${show(goal.value)}` : '–',
    state: stateOf(shop, goal),
    limit: show(limit),
    beside: show(beside),
  };
}

/** Prints rows by name, without the columns in which no row has a figure. */
export function printTable(rows) {
  const entries = Object.entries(rows);
  const columns = [...new Set(entries.flatMap(([, row]) => Object.keys(row)))].filter((column) =>
    entries.some(([, row]) => ![undefined, '', '–'].includes(row[column])),
  );
  console.table(Object.fromEntries(entries), columns);
}
