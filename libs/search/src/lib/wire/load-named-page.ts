import { queryAutocomplete } from '@lyng/search-client';
import type { SearchService } from '@lyng/search-client';
import { shopPath } from '../core/shop-path.ts';

export interface NamedPageRequest {
  readonly text: string;
  /** The prefix of the site's addresses. */
  readonly basePath: string;
}

/**
 * The address of the one page that words name, such as a brand's; `null` where they name none, or it is unknown. Never
 * one outside the shop.
 */
export async function loadNamedPage(
  service: SearchService,
  { text, basePath }: NamedPageRequest,
  signal?: AbortSignal,
): Promise<string | null> {
  const result = await queryAutocomplete(service, { q: text, notify: false }, undefined, signal);
  const link = result.ok ? result.value.redirectLink : undefined;
  return link === undefined ? null : shopPath(link, basePath);
}
