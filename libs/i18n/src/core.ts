export { formatDate } from './lib/core/format-date.ts';
export { formatDateTime } from './lib/core/format-date-time.ts';
export { currencyUnit, formatMoney } from './lib/core/format-money.ts';
export { formatNumber } from './lib/core/format-number.ts';
export { isoCodes } from './lib/core/iso-code.ts';
export { languageName } from './lib/core/language-name.ts';
export { locales } from './lib/core/locale.ts';
export type { Locale } from './lib/core/locale.ts';
