import type { DocumentPage, HeadTag } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { IMAGES_PATH } from '@lyng/model';
import type { ScreenName } from '@lyng/routing/core';

/** Px: the size of every preview. */
const WIDTH = 1200;
const HEIGHT = 630;

/** More would be too small to see. */
const MAX_IMAGES = 4;

/** The shop's own image, for pages without products. */
const DEFAULT_IMAGE = '/share.png';

const types: Readonly<Partial<Record<ScreenName, string>>> = { product: 'product', inspiration: 'article' };

const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});

/** `da_DK`, as Open Graph writes it. */
const localeOf = (tag: string): string => tag.replace('-', '_');

/** One image made of those of the page's products. The title is shown beside it, in the page's language. */
const previewImage = (names: readonly string[] = []): string =>
  names.length === 0
    ? DEFAULT_IMAGE
    : `${IMAGES_PATH}/preview/${names.slice(0, MAX_IMAGES).map(encodeURIComponent).join(',')}.jpg`;

/** The tags that preview a link to the page elsewhere (Open Graph, which other services read too). */
export function previewTags({ config, head, origins, screen, site }: DocumentPage): readonly HeadTag[] {
  const { title, description, alternates, noindex, images } = head;
  if (!alternates || alternates.isUnlisted || noindex) return [];
  const own = isoCodes[site.language];
  const others = alternates.links.map(({ hreflang }) => hreflang).filter((tag) => tag !== own && tag !== 'x-default');
  return [
    property('og:type', types[screen] ?? 'website'),
    property('og:site_name', config.name),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', alternates.canonical),
    property('og:locale', localeOf(own)),
    ...others.map((tag) => property('og:locale:alternate', localeOf(tag))),
    property('og:image', origins[site.market] + previewImage(images)),
    property('og:image:width', String(WIDTH)),
    property('og:image:height', String(HEIGHT)),
    property('og:image:alt', title),
    { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}
