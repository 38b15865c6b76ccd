import type { MarketAlias } from '../market.ts';
import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';
import { plainCode } from '../typed-text.ts';
import { isLuhn } from './luhn.ts';
import { modulus11 } from './modulus-11.ts';
import type { PersonalIdRules } from './personal-id-rules.ts';
import { readPersonnummer } from './personnummer.ts';

/** The reason why a text is not an organisation number. */
export type OrganisationIdProblem =
  /** Not written as the country writes it. */
  | { readonly kind: 'format' }
  /** A digit was mistyped. */
  | { readonly kind: 'check-digit' };

type Reader = (text: string, rules: PersonalIdRules) => Result<OrganisationIdProblem, string>;

/** Digits of a text that has the form; `checks` decides over the last one. */
const digitsOf = (
  text: string,
  form: RegExp,
  checks: (digits: string) => boolean,
): Result<OrganisationIdProblem, string> => {
  const digits = form.exec(text)?.slice(1).join('');
  if (digits === undefined) return fail({ kind: 'format' });
  return checks(digits) ? ok(digits) : fail({ kind: 'check-digit' });
};

const weighted =
  (weights: readonly number[]) =>
  (digits: string): boolean =>
    modulus11(digits, weights) === 0;

/**
 * Swedish organisation number, with or without the leading 16, also as a VAT number (SE … 01); a sole trader has a
 * personal number.
 */
const readSwedish: Reader = (text, rules) => {
  const plain = text.replace(/^SE-?(\d{6}-?\d{4})(?:-?01)?$/, '$1');
  const personal = readPersonnummer(plain, rules);
  if (personal.ok) return personal;
  // The third digit of an organisation number is 2 or more: it cannot be a month.
  return digitsOf(plain, /^(?:16)?(\d{6})-?(\d{4})$/, (digits) => Number(digits[2]) >= 2 && isLuhn(digits));
};

/** Norwegian organisation number, also as a VAT number (NO … MVA). */
const readNorwegian: Reader = (text) =>
  digitsOf(text.replaceAll('-', ''), /^(?:NO)?([89]\d{8})(?:MVA)?$/, weighted([3, 2, 7, 6, 5, 4, 3, 2, 1]));

/** Danish CVR number, also as a VAT number (DK …). */
const readDanish: Reader = (text) =>
  digitsOf(text.replaceAll('-', ''), /^(?:DK)?([1-9]\d{7})$/, weighted([2, 7, 6, 5, 4, 3, 2, 1]));

/** Finnish business id, also as a VAT number (FI …). */
const readFinnish: Reader = (text) => {
  const digits = digitsOf(text, /^(?:FI-?)?(\d{7})-?(\d)$/, weighted([7, 9, 10, 5, 8, 4, 2, 1]));
  return digits.ok ? ok(`${digits.value.slice(0, 7)}-${digits.value.slice(7)}`) : digits;
};

const readers: Readonly<Record<MarketAlias, Reader>> = {
  dk: readDanish,
  se: readSwedish,
  no: readNorwegian,
  fi: readFinnish,
};

/**
 * Reads an organisation number of the market's country, pasted with the letters of the country, dots, spaces and any
 * kind of dash: `5560160680`, `988077917`, `13585628`, `2077474-0`.
 */
export const readOrganisationId = (
  market: MarketAlias,
  text: string,
  rules: PersonalIdRules,
): Result<OrganisationIdProblem, string> => readers[market](plainCode(text).toUpperCase().replace(/[ .]/g, ''), rules);
