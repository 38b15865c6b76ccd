/**
 * Makes what `Intl` prints the same bytes on every engine: ICU versions differ in which thin space and which
 * minus they use, and a difference between server and browser is a hydration error. Any space becomes U+00A0,
 * so that an amount never breaks across lines; U+2212 becomes `-`.
 */
export const plainText = (text: string): string =>
  text.replace(/[\u0020\u2009\u202f]/g, '\u00a0').replaceAll('\u2212', '-');
