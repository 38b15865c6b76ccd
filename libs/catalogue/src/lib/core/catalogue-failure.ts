import type { CommerceFailure } from '@lyng/commerce-client';

/** Why a page of the catalogue cannot be shown: the API gave no answer, or there is no such thing. */
export type CatalogueFailure = CommerceFailure | { readonly kind: 'not-found' };
