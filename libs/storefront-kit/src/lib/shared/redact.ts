/** Words in the names of values that belong to one shopper. */
const SECRET_NAMES =
  'token|key|secret|password|auth|session|cookie|email|mail|phone|cart|personal|hetu|cpr|zip|address';

/**
 * The patterns of private data and their replacements, before a text leaves the browser and again before it is stored.
 * In this order: an address contains names and values, which contain numbers.
 */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\bbearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]{5,}(?:\.[\w-]+){0,4}/g, '[token]'],
  // User and password of an address.
  [/\/\/[^/\s@]{1,200}@/g, '//[redacted]@'],
  // The values of a query or a fragment.
  [/([?&#][\w.~%[\]-]{1,60}=)[^&#\s"'<>)]*/g, '$1[redacted]'],
  // Cookies, headers, JSON.
  [
    new RegExp(
      `\\b(ralph-[\\w-]{1,40}|[\\w-]{0,30}(?:${SECRET_NAMES})[\\w-]{0,30})("?\\s?[=:]\\s?"?)(?!\\[redacted\\])[^\\s"'&;,)}\\]]+`,
      'gi',
    ),
    '$1$2[redacted]',
  ],
  [/[\w.+%-]{1,64}(?:@|%40)[\w.-]{1,253}\.[a-z]{2,24}/gi, '[email]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  // Finnish identity numbers have letters.
  [/\b\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]\b/gi, '[number]'],
  // Identity numbers, phones, cards, gift cards: eight digits or more.
  [/\+?\d(?:[ \u00a0()-]{0,2}\d){7,}/g, '[number]'],
  [/\b\d{2}(?:\.\d{2}){3}\b/g, '[number]'],
  [
    /\b\p{Lu}[\p{L}.]{0,40}(?:vej|gade|allé|stræde|plads|torv|vägen|gatan|gränd|väg|gata|veien|vegen|gaten|gate|vei|katu|tie|kuja|polku)\s+\d{1,4}\s?[A-Za-z]?\b/gu,
    '[address]',
  ],
  [/\b(?:\d{4,5}|\d{3} \d{2})\s\p{Lu}\p{Ll}[\p{L}]*/gu, '[address]'],
  // Keys without a name; names of files have a path in front of them.
  [/(?<![\w/.-])(?=[\w-]{0,80}\d)[A-Za-z0-9_-]{24,}/g, '[token]'],
];

/** A text without what identifies a shopper or a session. */
export const redact = (text: string): string =>
  rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
