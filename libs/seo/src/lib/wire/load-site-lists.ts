import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { SiteListsDocument } from './site-lists.generated.ts';
import type { PageMenuFieldsFragment } from './site-lists.generated.ts';
import { present } from './walk-products.ts';

/** A brand, by its facet. */
export interface BrandFacet {
  readonly id: string;
  readonly count: number;
}

/** A menu of pages of text. */
export interface PageMenu {
  readonly title: string;
  readonly pages: readonly { readonly label: string; readonly alias: string }[];
}

/** The lists of a site. Lists without products in this market are left out. */
export interface SiteLists {
  readonly categories: readonly { readonly alias: string; readonly label: string }[];
  readonly brands: readonly string[];
  readonly campaigns: readonly string[];
  readonly brandFacets: readonly BrandFacet[];
  /** The number of products announced. */
  readonly coming: number;
  readonly menus: readonly PageMenu[];
}

/** The last part of a path; empty for one that cannot be decoded. */
function nameIn(path: string | null): string {
  try {
    return decodeURIComponent(path?.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

const parseMenu = (menu: PageMenuFieldsFragment | null): PageMenu => ({
  title: menu?.title ?? '',
  pages: present(menu?.menuItems)
    .filter(({ type, value, hidden }) => type === 'content' && value && !hidden)
    .map(({ label, value }) => ({ label: label ?? '', alias: value ?? '' })),
});

/** Loads what a site has; `comingPath` is its list of announced products. */
export async function loadSiteLists(
  gateway: CommerceGateway,
  comingPath: string,
): Promise<Result<CommerceFailure, SiteLists>> {
  const result = await gateway.query(SiteListsDocument, { comingUrl: comingPath });
  if (!result.ok) return result;
  const { products, coming, footerFirst, footerThird } = result.value;
  const facets = present(products?.filters?.facets);
  const filled = (type: string) =>
    facets
      .filter((facet) => facet.type === type)
      .flatMap(({ values }) => present(values))
      .filter(({ count }) => count > 0);
  const named = (type: string) => filled(type).filter(({ url }) => nameIn(url) !== '');
  return ok({
    categories: named('Category').map(({ url, label }) => ({ alias: nameIn(url), label: label ?? '' })),
    brands: named('Brand').map(({ url }) => nameIn(url)),
    campaigns: named('DiscountCampaign').map(({ url }) => nameIn(url)),
    brandFacets: filled('Brand').map(({ facetId, count }) => ({ id: facetId ?? '', count })),
    coming: coming?.count ?? 0,
    menus: [footerFirst, footerThird].map(parseMenu),
  });
}
