import { checkDigitOf } from '@lyng/demo-catalogue/core';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

/** A GTIN of 8, 12, 13 or 14 digits whose last digit is right; separators and a spreadsheet's apostrophe are dropped. */
export function parseGtin(text: string): Result<string, string> {
  const digits = text.replace(/^'|[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return fail(`gtin "${text}" does not have 8, 12, 13 or 14 digits`);
  return digits.endsWith(checkDigitOf(digits.slice(0, -1)))
    ? ok(digits)
    : fail(`gtin "${text}" has a wrong check digit`);
}
