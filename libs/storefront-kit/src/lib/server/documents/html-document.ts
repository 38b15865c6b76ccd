import { headTags, pageTagAttribute } from '@lyng/feature';
import type { DocumentHead, HeadTag, PageHead } from '@lyng/feature';
import { earlyTapsScript } from './early-taps-script.ts';

export interface HtmlDocument {
  readonly language: string;
  readonly head: PageHead;
  /** The features' tags of the head. */
  readonly documentHead?: DocumentHead;
  /** Markup before the page, outside of hydration. */
  readonly notice?: string;
  /** React's output for the page. */
  readonly body: string;
  /** The state for hydration; any JSON value. A page without it is not hydrated. */
  readonly state?: unknown;
  /** The styles of this page, inlined: see docs/adr/0022. */
  readonly css: string;
  /** Address of the complete stylesheet, which the browser loads after hydration. */
  readonly stylesheet?: string | undefined;
  /** The checkout must load as a new document: this one's policy allows no payment provider. */
  readonly needsCheckoutDocument?: boolean;
  /** The address of the script that reports errors, and the deploy. */
  readonly errorReports?: { readonly script: string; readonly release: string } | undefined;
  /** Address of the service worker, which the browser registers after hydration. */
  readonly serviceWorker?: string;
  /** Address of the client entry. */
  readonly script?: string;
  /** Chunks that the page needs before it can hydrate. */
  readonly modules: readonly string[];
  /** Chunks that the browser preloads once the page is hydrated. */
  readonly nextModules?: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const scriptEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is safe inside a `<script>`: it can neither end the element nor start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => scriptEscapes[character] ?? '');

const attributesText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const printTag = ({ name, attributes }: HeadTag): string => `<${name}${attributesText(attributes)}>`;

/** A tag that leaves the document with its page. */
const printPageTag = ({ name, attributes }: HeadTag): string =>
  printTag({ name, attributes: { ...attributes, [pageTagAttribute]: '' } });

/** The page as text. Styles are inline, scripts are deferred modules, but for one that records the first presses. */
export function htmlDocument(page: HtmlDocument): string {
  const { head, script, modules, errorReports, nextModules = [], documentHead = {} } = page;
  const { pageTags = [], siteTags = [], structuredData = [] } = documentHead;
  const things = [...(head.structuredData ?? []), ...structuredData].map(
    (thing) => `<script type="application/ld+json" ${pageTagAttribute}="">${scriptJson(thing)}</script>`,
  );
  const preloads = modules.map((href) => `<link rel="modulepreload" href="${href}">`);
  return [
    `<!doctype html><html lang="${page.language}"${script ? ' data-hydrates=""' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head).map(printPageTag),
    '<meta name="color-scheme" content="light dark">',
    `<style>${page.css}</style>`,
    page.stylesheet ? `<meta name="styles" content="${page.stylesheet}">` : '',
    page.needsCheckoutDocument ? '<meta name="checkout" content="document">' : '',
    errorReports ? `<meta name="errors" content="${errorReports.script}" data-release="${errorReports.release}">` : '',
    page.serviceWorker ? `<meta name="service-worker" content="${page.serviceWorker}">` : '',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...pageTags.map(printPageTag),
    ...siteTags.map(printTag),
    nextModules.length > 0 ? `<meta name="next-modules" content="${nextModules.join(' ')}">` : '',
    script ? `<script id="early-taps">${earlyTapsScript}</script>` : '',
    `</head><body>${page.notice ?? ''}<div id="root">${page.body}</div>`,
    // Behind the markup, so that the browser requests the first images before them.
    ...preloads,
    // No visitor waits for it.
    ...things,
    page.state === undefined ? '' : `<script type="application/json" id="state">${scriptJson(page.state)}</script>`,
    // `async`: a deferred module would run in the task that ends the document, together with the styles that are due then.
    script ? `<script type="module" async src="${script}"></script>` : '',
    '</body></html>',
  ].join('');
}
