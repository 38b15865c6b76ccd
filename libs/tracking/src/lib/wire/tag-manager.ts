import type { ShopConfig } from '@lyng/feature';

type TagManager = NonNullable<ShopConfig['tagManager']>;

/** Loads the tag manager into the page; it reads the data layer from its beginning. */
export function loadTagManager(document: Document, { url, id }: TagManager): void {
  const script = document.createElement('script');
  script.src = `${url}/gtm.js?id=${encodeURIComponent(id)}`;
  script.async = true;
  document.head.append(script);
}
