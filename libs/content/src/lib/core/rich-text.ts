import { decodeEntities } from './html-entities.ts';
import { openBefore } from './rich-text-nesting.ts';

/** The elements that written text may hold; what the browser would run, load or submit is not among them. */
export const richTextTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'hr',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
] as const;
export type RichTextTag = (typeof richTextTags)[number];

/** One element of written text; of all attributes only the address of a link is preserved. */
export interface RichTextElement {
  readonly tag: RichTextTag;
  /** As written; must be validated before it becomes a link. */
  readonly href?: string;
  readonly children: readonly RichTextNode[];
}

/** Text, or an element with what it holds. */
export type RichTextNode = string | RichTextElement;

const isRichTextTag = (name: string): name is RichTextTag => richTextTags.some((tag) => tag === name);

const emptyTags: readonly string[] = ['br', 'hr'];
/** These elements hold code, not text: they are dropped with their content. */
const silentTags = 'script|style|template|iframe|object|noscript|svg|math|textarea|title|select|xmp|noembed|noframes';
/** Editors nest a few levels; thousands are an attack on the renderer's stack. */
const maximumDepth = 50;

// Both stop at the next `<` and at a length that no attribute has, so that hostile text cannot cause endless lookahead.
const silent = new RegExp(`<(${silentTags})\\b[^<>]*>[\\s\\S]*?(</\\1\\s*>|$)`, 'gi');
const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^'"<>]){0,2000})>|[^<]+|</g;
const hrefAttribute = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

interface OpenElement {
  readonly tag: RichTextTag | 'root';
  readonly href?: string;
  readonly children: RichTextNode[];
}

const readHref = (attributes: string): string | undefined => {
  const [, double, single, bare] = hrefAttribute.exec(attributes) ?? [];
  const href = double ?? single ?? bare;
  return href === undefined ? undefined : decodeEntities(href);
};

/**
 * Parses HTML written by editors into elements that are safe to render. Elements outside the allow-list are dropped and
 * their text stays; scripts and the like are dropped with their content; every attribute except a link's address is
 * removed.
 */
export const parseRichText = (html: string): readonly RichTextNode[] => {
  const root: OpenElement = { tag: 'root', children: [] };
  const open: OpenElement[] = [root];
  const top = (): OpenElement => open.at(-1) ?? root;
  for (const [text, slash, name = '', attributes = ''] of html.replace(silent, '').matchAll(token)) {
    if (text.startsWith('<!--')) continue;
    const tag = name.toLowerCase();
    if (name === '') top().children.push(decodeEntities(text));
    else if (!isRichTextTag(tag)) continue;
    else if (slash) closeElement(open, tag);
    else openElement(open, tag, attributes);
  }
  return root.children;
};

const openElement = (open: OpenElement[], tag: RichTextTag, attributes: string): void => {
  const length = openBefore(
    open.map((element) => element.tag),
    tag,
  );
  if (length === null) return;
  open.splice(length);
  // A browser puts rows into a body of their own.
  if (tag === 'tr' && open.at(-1)?.tag === 'table') openElement(open, 'tbody', '');
  const parent = open.at(-1);
  if (!parent || open.length > maximumDepth) return;
  const href = tag === 'a' ? readHref(attributes) : undefined;
  const element: OpenElement = { tag, children: [], ...(href !== undefined && { href }) };
  parent.children.push(element as RichTextElement);
  if (!emptyTags.includes(tag)) open.push(element);
};

/** Closes the nearest open element of this name and whatever was left open inside it. */
const closeElement = (open: OpenElement[], tag: RichTextTag): void => {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index > 0) open.splice(index);
};
