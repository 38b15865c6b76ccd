import { plainCode } from '../typed-text.ts';
import type { MarketAlias } from '../market.ts';

interface NumberPlan {
  readonly code: string;
  /** Whether numbers are dialled with a 0 in front at home. */
  readonly hasTrunkZero: boolean;
  /**
   * A number without country code and trunk zero that a carrier can call or write to: mobiles, fixed lines and
   * companies' numbers, by their first digits and length. Free and premium numbers do not match. The ranges in use
   * change every year, so a number that is not issued yet is accepted.
   */
  readonly number: RegExp;
}

const plans: Readonly<Record<MarketAlias, NumberPlan>> = {
  dk: { code: '+45', hasTrunkZero: false, number: /^(?!80|90)[2-9]\d{7}$/ },
  se: { code: '+46', hasTrunkZero: true, number: /^(?:7[023689]\d{7}|(?!20|9(?:00|39|44))[1-689]\d{6,8})$/ },
  no: { code: '+47', hasTrunkZero: false, number: /^[2-79]\d{7}$/ },
  fi: { code: '+358', hasTrunkZero: true, number: /^(?:(?:4[0-8]|50)\d{4,8}|(?!50|[678]00)[1-35-9]\d{5,9})$/ },
};

/** Longer texts are not a phone number. */
const MAX_LENGTH = 24;

const plain = (text: string): string =>
  plainCode(text)
    .replace(/^tel:/i, '')
    // Arabic-Indic digits, which some keyboards type.
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\(0\)/g, '')
    .replace(/[ ().-]/g, '')
    .replace(/^00/, '+');

const inPlan = ({ code, hasTrunkZero, number }: NumberPlan, digits: string): string | null => {
  const subscriber = hasTrunkZero ? digits.replace(/^0/, '') : digits;
  return number.test(subscriber) ? code + subscriber : null;
};

/**
 * Reads a phone number as shoppers of the market type it, or one with any country code.
 * @returns the number in E.164 form, or `null` when it is not valid.
 */
export function parsePhone(market: MarketAlias, text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const typed = plain(text);
  const own = plans[market];
  // An address book may fill in the country code without its plus.
  if (!typed.startsWith('+'))
    return (
      inPlan(own, typed) ?? (`+${typed}`.startsWith(own.code) ? inPlan(own, typed.slice(own.code.length - 1)) : null)
    );
  const nordic = Object.values(plans).find(({ code }) => typed.startsWith(code));
  if (nordic) return inPlan(nordic, typed.slice(nordic.code.length));
  return /^\+[1-9]\d{7,14}$/.test(typed) ? typed : null;
}
