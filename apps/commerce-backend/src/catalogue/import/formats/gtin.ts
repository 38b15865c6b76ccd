import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

/** A GTIN of 8, 12, 13 or 14 digits whose last digit is right; separators and a spreadsheet's apostrophe are dropped. */
export function parseGtin(text: string): Result<string, string> {
  const digits = text.replace(/^'|[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return fail(`gtin "${text}" does not have 8, 12, 13 or 14 digits`);
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? ok(digits) : fail(`gtin "${text}" has a wrong check digit`);
}
