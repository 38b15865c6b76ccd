import type { MarketAlias } from '@lyng/model';
import { isLuhn } from '../luhn.ts';
import { isModulus11 } from '../modulus-11.ts';
import { isPersonnummer } from '../personal-id/personnummer.ts';
import type { DateParts } from '../personal-id/real-date.ts';

const compact = (text: string): string => text.trim().toUpperCase().replace(/[ \u00a0]/g, '');

/** Swedish organisation number, with or without the 16 before it; a sole trader has a personal number. */
function isSwedish(text: string, today: DateParts): boolean {
  const digits = /^(?:16)?(\d{6})-?(\d{4})$/.exec(compact(text))?.slice(1).join('') ?? '';
  return (Number(digits[2]) >= 2 && isLuhn(digits)) || isPersonnummer(text, today);
}

/** Norwegian organisation number, also as a VAT number (NO … MVA). */
function isNorwegian(text: string): boolean {
  const digits = /^(?:NO)?([89]\d{8})(?:MVA)?$/.exec(compact(text))?.[1];
  return digits !== undefined && isModulus11(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]);
}

/** Danish CVR number, also as a VAT number (DK …). */
function isDanish(text: string): boolean {
  const digits = /^(?:DK)?([1-9]\d{7})$/.exec(compact(text))?.[1];
  return digits !== undefined && isModulus11(digits, [2, 7, 6, 5, 4, 3, 2, 1]);
}

/** Finnish business id, also as a VAT number (FI …). */
function isFinnish(text: string): boolean {
  const digits = /^(?:FI)?(\d{7})-?(\d)$/.exec(compact(text))?.slice(1).join('');
  return digits !== undefined && isModulus11(digits, [7, 9, 10, 5, 8, 4, 2, 1]);
}

const checks: Readonly<Record<MarketAlias, (text: string, today: DateParts) => boolean>> = {
  dk: isDanish,
  se: isSwedish,
  no: isNorwegian,
  fi: isFinnish,
};

/** Whether a text is an organisation number of the market's country, by its check digit. */
export const isOrganisationId = (market: MarketAlias, text: string, today: DateParts): boolean => checks[market](text, today);
