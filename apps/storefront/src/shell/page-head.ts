import type { Alternates } from '@lyng/routing/core';

/** What a page tells browsers and search engines about itself (ROUTE-28). */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly alternates?: Alternates;
  /** For pages that exist but must not be listed. */
  readonly noindex?: boolean;
  /** What the page is about, for search engines (schema.org); written by the server alone. */
  readonly structuredData?: readonly object[];
}

interface Tag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** The tags of a page beside its title; the same list is written by the server and kept up by the browser. */
export function headTags({ description, alternates, noindex }: PageHead): readonly Tag[] {
  return [
    ...(description ? [{ name: 'meta', attributes: { name: 'description', content: description } } as const] : []),
    ...(noindex ? [{ name: 'meta', attributes: { name: 'robots', content: 'noindex, follow' } } as const] : []),
    ...(alternates ? [{ name: 'link', attributes: { rel: 'canonical', href: alternates.canonical } } as const] : []),
    ...(alternates && !alternates.isUnlisted ? alternates.links : []).map(
      ({ hreflang, href }) => ({ name: 'link', attributes: { rel: 'alternate', hreflang, href } }) as const,
    ),
  ];
}

/** Marks the tags that belong to the page and go with it. */
export const pageTagAttribute = 'data-page';

/** Brings the document's head in line with the page now shown. */
export function applyHead(document: Document, head: PageHead): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`[${pageTagAttribute}]`)) old.remove();
  for (const { name, attributes } of headTags(head)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, [pageTagAttribute]: '' }))
      element.setAttribute(key, value);
    document.head.append(element);
  }
}
