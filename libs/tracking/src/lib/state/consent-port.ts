import { isAllowed } from '../core/consent/consent.ts';
import type { ConsentPurpose } from '../core/consent/consent.ts';
import type { ConsentRootState } from './consent-slice.ts';

/** For code that stores or sends something. Check each time: consent may be withdrawn. */
export interface ConsentPort {
  readonly isAllowed: (purpose: ConsentPurpose) => boolean;
}

/** The port of one store; while the slice has not joined it, only what is necessary is allowed. */
export const consentPort = (store: { readonly getState: () => Partial<ConsentRootState> }): ConsentPort => ({
  isAllowed: (purpose) => isAllowed(store.getState().consent ?? { kind: 'unread' }, purpose),
});
