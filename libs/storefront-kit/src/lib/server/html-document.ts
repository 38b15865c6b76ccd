import { headTags, pageTagAttribute } from '@lyng/feature';
import type { PageHead } from '@lyng/feature';

export interface HtmlDocument {
  readonly language: string;
  readonly head: PageHead;
  /** Markup before the page, outside of hydration. */
  readonly notice?: string;
  /** React's output for the page. */
  readonly body: string;
  /** What the browser needs to hydrate; any JSON value. A page without it is not hydrated. */
  readonly state?: unknown;
  /** The shop's one stylesheet, inlined: see docs/adr/0004. */
  readonly css: string;
  /** Address of the styles that the browser loads after hydration. */
  readonly lazyCss?: string | undefined;
  /** The checkout must load as a new document: this one's policy allows no payment provider. */
  readonly needsCheckoutDocument?: boolean;
  /** Address of the client entry. */
  readonly script?: string;
  /** Chunks that the page needs before it can hydrate. */
  readonly modules: readonly string[];
  readonly font?: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** JSON that is safe inside a `<script>`: it can neither end the element nor start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const attributesText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** The page as text. Styles are inline, scripts are deferred modules; nothing inline is executable. */
export function htmlDocument({
  language,
  head,
  notice = '',
  body,
  state,
  css,
  lazyCss,
  needsCheckoutDocument = false,
  script,
  modules,
  font,
}: HtmlDocument): string {
  const tags = headTags(head).map(
    ({ name, attributes }) => `<${name}${attributesText(attributes)} ${pageTagAttribute}="">`,
  );
  const things = (head.structuredData ?? []).map(
    (thing) => `<script type="application/ld+json" ${pageTagAttribute}="">${scriptJson(thing)}</script>`,
  );
  const preloads = modules.map((href) => `<link rel="modulepreload" href="${href}">`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...tags,
    ...things,
    '<meta name="color-scheme" content="light dark">',
    font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '',
    `<style>${css}</style>`,
    lazyCss ? `<meta name="lazy-styles" content="${lazyCss}">` : '',
    needsCheckoutDocument ? '<meta name="checkout" content="document">' : '',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...preloads,
    script ? `<script type="module" src="${script}"></script>` : '',
    `</head><body>${notice}<div id="root">${body}</div>`,
    state === undefined ? '' : `<script type="application/json" id="state">${scriptJson(state)}</script>`,
    '</body></html>',
  ].join('');
}
