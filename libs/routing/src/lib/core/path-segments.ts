/**
 * Writes one name as a path segment: composed letters (T5), percent-encoded, never throwing on broken text. Browsers
 * resolve `.` and `..` away even when they are encoded, so these have dots that look the same.
 */
export const encodeSegment = (name: string): string =>
  encodeURIComponent(
    /^\.\.?$/.test(name) ? name.replaceAll('.', '\u2024') : name.normalize('NFC').replace(/\p{Surrogate}/gu, '\ufffd'),
  );

/** Writes names as a path that starts with exactly one slash, so that it can never leave the site. */
export const joinSegments = (names: readonly string[]): string => `/${names.map(encodeSegment).join('/')}`;
