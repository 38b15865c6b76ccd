import type { ScreenLocation } from '@lyng/routing/core';
import type { ListSource } from '../../core/list-source.ts';

/** The list of an address; `undefined` for screens without a list. */
export function listSourceOf(location: ScreenLocation): ListSource | undefined {
  switch (location.screen) {
    case 'category':
      return { kind: 'category', alias: location.params.category };
    case 'brand':
      return { kind: 'brand', alias: location.params.brand };
    case 'discount-campaign':
      return { kind: 'campaign', alias: location.params.discountCampaign };
    case 'list':
      // `/list` and `/l` name no list.
      return location.params.list ? { kind: 'general', name: location.params.list } : undefined;
    case 'search-results':
      return { kind: 'search', text: location.params.search };
    case 'new-products':
      return { kind: 'new' };
    case 'bestsellers':
      return { kind: 'bestsellers' };
    case 'coming-soon':
      return { kind: 'coming-soon' };
    default:
      return undefined;
  }
}
