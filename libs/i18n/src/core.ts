export { formatDate } from './lib/core/format-date.ts';
export type { DateStyle } from './lib/core/format-date.ts';
export { formatMoney } from './lib/core/format-money.ts';
export { formatNumber, formatPercent } from './lib/core/format-number.ts';
export { locales } from './lib/core/locale.ts';
export type { Locale } from './lib/core/locale.ts';
