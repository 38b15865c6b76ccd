/** A place on the way to a page. */
export interface BreadcrumbPlace {
  readonly name: string;
  /** Absolute. */
  readonly item: string;
}

/** The way to a page as structured data (schema.org). */
export const breadcrumbList = (places: readonly BreadcrumbPlace[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
});
