import sanitizeHtml from 'sanitize-html';

/** Longer texts are not product copy. */
const maxTextLength = 4000;

/** Shows nothing, and makes two words of one; the joiners and the styles of an emoji are parts of it. */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)(?:\u200D|\uFE0F))[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** PostgreSQL rejects NUL, and the import joins keys with another one. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** A non-empty text as it is written, with composed letters and without invisible characters; undefined otherwise. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(INVISIBLE, '').replace(CONTROL, ' ').normalize('NFC').trim();
  // The end of the cut may be half a character.
  return text === '' ? undefined : text.slice(0, maxTextLength).replace(/\p{Cs}/gu, '');
}

/** The same of a text that may be HTML, or have its entities: a line for each paragraph. */
export const copyOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? textOf(plainText(value)) : undefined;

/** The same in one line, for a name. */
export const nameOf = (value: unknown): string | undefined => copyOf(value)?.replaceAll('\n', ' ');

const blocks = 'p div section article h1 h2 h3 h4 h5 h6 ul ol table tr blockquote pre dl dt dd hr br'.split(' ');

const TAG = /<(?:[a-z/!])/i;

/** The characters that `sanitize-html` leaves escaped; the ampersand comes last, so that nothing is decoded twice. */
const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');

/** The words of HTML or of plain text: a line for each paragraph, and for each entry of a list one that begins with `•`. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return linesOf(text);
  const html = TAG.test(text) ? text.replace(/\s+/g, ' ') : text.replaceAll('\n', '<br>');
  const structure = sanitizeHtml(html, { allowedTags: [...blocks, 'li'], allowedAttributes: {} });
  return linesOf(decoded(structure.replaceAll('<li>', '\n• ').replace(/<[^>]*>/g, '\n')).replace(/•\s+/g, '• '));
}
