import type { CommerceFailure } from '@lyng/commerce-client';

/** Why a content page cannot be shown: the API gave no answer, or there is no such page. */
export type ContentFailure = CommerceFailure | { readonly kind: 'not-found' };
