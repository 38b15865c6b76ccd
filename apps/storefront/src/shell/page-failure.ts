import type { CommerceFailure } from '@lyng/commerce-client';
import { data } from 'react-router-dom';

type PageFailure = CommerceFailure | { readonly kind: 'not-found' };

/**
 * Leaves a loader for the error page: 404 only when the backend said that there is no such thing, 503 when it could
 * not say anything, so that an outage is never taken for a page that is gone (W17).
 */
export function throwPageFailure(failure: PageFailure): never {
  throw data(null, { status: failure.kind === 'not-found' ? 404 : 503 });
}
