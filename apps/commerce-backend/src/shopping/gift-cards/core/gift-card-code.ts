import { plainCode } from '@lyng/model';

/** No letter or digit that could be read as another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const PREFIX = 'GK';
const LETTERS = 16;
const pattern = new RegExp(`^${PREFIX}[${ALPHABET}]{${String(LETTERS)}}$`);

/**
 * The code as it is stored, from what a shopper typed with or without hyphens and spaces; undefined when it is not a
 * gift card code.
 */
export function parseGiftCardCode(text: string): string | undefined {
  const code = plainCode(text).toUpperCase().replaceAll(/[ -]/g, '');
  return pattern.test(code) ? code : undefined;
}

/** A code of 80 random bits, from ten random bytes. */
export function giftCardCode(bytes: Uint8Array): string {
  let bits = bytes.reduce((all, byte) => all * 256n + BigInt(byte), 0n);
  let letters = '';
  for (let index = 0; index < LETTERS; index += 1) {
    letters += ALPHABET[Number(bits % 32n)] ?? '';
    bits /= 32n;
  }
  return `${PREFIX}${letters}`;
}

/** In groups of four, as it is read out. */
export const printedCode = (code: string): string =>
  `${code.slice(0, 2)}-${(code.slice(2).match(/.{4}/g) ?? []).join('-')}`;
