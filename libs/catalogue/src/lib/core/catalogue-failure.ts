import type { CommerceFailure } from '@lyng/commerce-client';

/** The reason why a page of the catalogue cannot be shown: the API is unavailable, or the page does not exist. */
export type CatalogueFailure = CommerceFailure | { readonly kind: 'not-found' };
