import type { Alternates } from '@lyng/routing/core';

/** A page's metadata for browsers and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly alternates?: Alternates;
  /** For pages that must not be indexed. */
  readonly noindex?: boolean;
  /** The page's structured data for search engines (schema.org); rendered by the server only. */
  readonly structuredData?: readonly object[];
  /** File names of product images for a preview of the page; rendered by the server only. */
  readonly images?: readonly string[];
}

/** A tag of a document's head. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** A page's tags beside its title; rendered by the server and updated by the browser. */
export function headTags({ description, alternates, noindex }: PageHead): readonly HeadTag[] {
  return [
    ...(description ? [{ name: 'meta', attributes: { name: 'description', content: description } } as const] : []),
    ...(noindex ? [{ name: 'meta', attributes: { name: 'robots', content: 'noindex, follow' } } as const] : []),
    ...(alternates ? [{ name: 'link', attributes: { rel: 'canonical', href: alternates.canonical } } as const] : []),
    ...(alternates && !alternates.isUnlisted ? alternates.links : []).map(
      ({ hreflang, href }) => ({ name: 'link', attributes: { rel: 'alternate', hreflang, href } }) as const,
    ),
  ];
}

/** Marks the tags that belong to the page, to remove them with it. */
export const pageTagAttribute = 'data-page';

/** Updates the document's head for the current page. */
export function applyHead(document: Document, head: PageHead): void {
  document.title = head.title;
  for (const old of document.querySelectorAll(`[${pageTagAttribute}]`)) old.remove();
  for (const { name, attributes } of headTags(head)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, [pageTagAttribute]: '' }))
      element.setAttribute(key, value);
    document.head.append(element);
  }
}
