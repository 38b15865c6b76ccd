import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Consent, OptionalPurpose } from '../core/consent/consent.ts';

const decided = (allowed: readonly OptionalPurpose[]): Consent => ({ kind: 'decided', allowed });

/** The shopper's consent to storing and sending data. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState: { kind: 'unread' } as Consent,
  reducers: {
    /** The shopper has chosen in this tab. */
    consentChosen: (_state, { payload: allowed }: PayloadAction<readonly OptionalPurpose[]>): Consent =>
      decided(allowed),
    /** The choice as this browser or another tab knows it; `null` when there is none. */
    consentRead: (_state, { payload: allowed }: PayloadAction<readonly OptionalPurpose[] | null>): Consent =>
      allowed ? decided(allowed) : { kind: 'undecided' },
  },
  selectors: {
    selectConsent: (consent): Consent => consent,
    selectIsUndecided: (consent): boolean => consent.kind === 'undecided',
  },
});

/** The store's part that this library needs to be joined under `consent`. */
export interface ConsentRootState {
  readonly consent: Consent;
}

export const { consentChosen, consentRead } = consentSlice.actions;
export const { selectConsent, selectIsUndecided } = consentSlice.selectors;
