import { LRUCache } from 'lru-cache';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** All that a text of the editors may have. The shop's `RichText` renders these elements, and nothing else. */
const tags = 'p h2 h3 h4 ul ol li a strong em b i br hr blockquote table thead tbody tr th td dl dt dd'.split(' ');

/** Elements whose text is not part of the page. */
const withoutText =
  'script style textarea option noscript title template iframe object svg math xmp noembed noframes select'.split(' ');

/** Where a link may lead: within the shop by a path from its root, or elsewhere by one of these schemes. */
const ADDRESS = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i;

/** An address that the shop does not know leaves a link that leads nowhere. */
const onlyAddress = (href: string): Record<string, string> => (ADDRESS.test(href) ? { href } : {});

/** The headings of a page are above the text, so the text begins with the second level. */
const lowered = { h1: 'h2', h5: 'h4', h6: 'h4' } as const;

/**
 * HTML of the editors with nothing in it that a browser would run, load or submit: only elements of text, and of their
 * attributes only the address of a link.
 */
export const safeHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    transformTags: {
      ...lowered,
      a: (tagName, { href = '' }) => ({ tagName, attribs: onlyAddress(href) }),
    },
    nonTextTags: withoutText,
  });

/** The same texts are presented with each request, and parsing them costs a millisecond. */
const parsed = new LRUCache<string, string>({ max: 500 });

const parseMarkdown = (markdown: string): string => {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return safeHtml(html).replaceAll(/>\n+</g, '><').trim();
};

/** Markdown as safe HTML. */
export function markdownToHtml(markdown: string): string {
  const known = parsed.get(markdown) ?? parseMarkdown(markdown);
  parsed.set(markdown, known);
  return known;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of safe HTML. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
