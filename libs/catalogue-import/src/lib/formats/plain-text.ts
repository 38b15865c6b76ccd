import sanitizeHtml from 'sanitize-html';

const blocks = 'p div section article h1 h2 h3 h4 h5 h6 ul ol table tr blockquote pre dl dt dd hr br'.split(' ');

const TAG = /<(?:[a-z/!])/i;

/** The characters that `sanitize-html` leaves escaped; the ampersand comes last, so that nothing is decoded twice. */
const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The words of HTML or of plain text: a line for each paragraph, and for each entry of a list one that begins with `•`. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return linesOf(text);
  const html = TAG.test(text) ? text.replace(/\s+/g, ' ') : text.replaceAll('\n', '<br>');
  const structure = sanitizeHtml(html, { allowedTags: [...blocks, 'li'], allowedAttributes: {} });
  return linesOf(decoded(structure.replaceAll('<li>', '\n• ').replace(/<[^>]*>/g, '\n')).replace(/•\s+/g, '• '));
}

const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
