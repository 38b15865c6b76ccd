import type { CommerceFailure } from '@lyng/commerce-client';
import { data } from 'react-router-dom';

type PageFailure = CommerceFailure | { readonly kind: 'not-found' };

/**
 * Throws to the error page: 404 only when the backend reported that the page does not exist, 503 when it could not
 * respond, so that an outage never looks like a deleted page.
 */
export function throwPageFailure(failure: PageFailure): never {
  throw data(null, { status: failure.kind === 'not-found' ? 404 : 503 });
}
