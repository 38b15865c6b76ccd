import type { MarketAlias } from '@lyng/model';

interface NumberPlan {
  readonly code: string;
  /** A number without country code and trunk zero: the first digits that are given out, and how many there are. */
  readonly number: RegExp;
}

const plans: Readonly<Record<MarketAlias, NumberPlan>> = {
  dk: { code: '+45', number: /^[2-9]\d{7}$/ },
  se: { code: '+46', number: /^[1-9]\d{6,8}$/ },
  no: { code: '+47', number: /^[2-9]\d{7}$/ },
  fi: { code: '+358', number: /^[1-9]\d{5,10}$/ },
};

/** Longer texts are no phone number, whatever is in them. */
const LONGEST = 24;

const plain = (text: string): string =>
  text
    .trim()
    .replace(/^tel:/i, '')
    // Arabic-Indic digits, which some keyboards type.
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\(0\)/g, '')
    .replace(/[\s().\u2010-\u2015-]/g, '')
    .replace(/^00/, '+');

const inPlan = ({ code, number }: NumberPlan, digits: string): string | null => {
  const withoutTrunkZero = digits.replace(/^0/, '');
  return number.test(withoutTrunkZero) ? code + withoutTrunkZero : null;
};

/**
 * Reads a phone number as shoppers of the market type it, or one with any country code.
 * @returns the number in E.164 form, or `null` when it is none.
 */
export function parsePhone(market: MarketAlias, text: string): string | null {
  if (text.length > LONGEST) return null;
  const typed = plain(text);
  if (!typed.startsWith('+')) return inPlan(plans[market], typed);
  const nordic = Object.values(plans).find(({ code }) => typed.startsWith(code));
  if (nordic) return inPlan(nordic, typed.slice(nordic.code.length));
  return /^\+[1-9]\d{7,14}$/.test(typed) ? typed : null;
}
