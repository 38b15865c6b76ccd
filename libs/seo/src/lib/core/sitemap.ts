import { xmlElement } from './xml.ts';

/** A page in a sitemap, with absolute addresses. */
export interface SitemapPage {
  readonly address: string;
  readonly images?: readonly string[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The limit of the image extension. */
const MAX_IMAGES = 1000;

const pageEntry = ({ address, images = [] }: SitemapPage): string =>
  `<url>${xmlElement('loc', address)}${images
    .slice(0, MAX_IMAGES)
    .map((image) => `<image:image>${xmlElement('image:loc', image)}</image:image>`)
    .join('')}</url>\n`;

/**
 * One sitemap (sitemaps.org), of a group of products or of all lists: far from the limits of 50,000 addresses and 50 MB. The other languages of a page are named by the page itself, in the same words for all
 * crawlers. The API has no date of a page's last change, so none is claimed.
 */
export const printSitemap = (pages: readonly SitemapPage[]): string =>
  `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${pages.map(pageEntry).join('')}</urlset>\n`;

/** The list of a host's sitemaps. */
export const printSitemapIndex = (addresses: readonly string[]): string =>
  `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<sitemap>${xmlElement('loc', address)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;
