import type { CommerceFailure } from '@lyng/commerce-client';

/** The reason why a content page cannot be shown: the API is unavailable, or the page does not exist. */
export type ContentFailure = CommerceFailure | { readonly kind: 'not-found' };
