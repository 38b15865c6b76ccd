const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** The file of RFC 9116: where to report a weakness. Its date moves on each day, as the file is made when it is requested. */
export function printSecurityTxt(email: string, languages: readonly string[], address: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...languages, 'en'].join(', ')}`,
    `Canonical: ${address}`,
    '',
  ].join('\n');
}
