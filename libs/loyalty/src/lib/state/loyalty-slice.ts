import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Contact, SoftContact } from '../wire/contact-service.ts';

/** The shop's state of the shopper's membership. */
export interface LoyaltyState {
  readonly voyadoId: string | null;
  readonly acceptEmail: boolean;
  readonly acceptSms: boolean;
  readonly isMember: boolean;
  readonly engageVoucherId: string | null;
  readonly discoveryKey: string | null;
  readonly softLoginEmail: string | null;
}

const initialState: LoyaltyState = {
  voyadoId: null,
  acceptEmail: false,
  acceptSms: false,
  isMember: false,
  engageVoucherId: null,
  discoveryKey: null,
  softLoginEmail: null,
};

/** The slice is joined as `voyado`. */
export const loyaltySlice = createSlice({
  name: 'voyado',
  initialState,
  reducers: {
    /** The member's voucher on the cart; `null` without one. */
    engageVoucherSet: (state, action: PayloadAction<string | null>) => {
      state.engageVoucherId = action.payload;
    },
    /** The logged-in shopper's contact is known. */
    contactIdentified: (state, { payload }: PayloadAction<Contact>) => {
      state.voyadoId = payload.id;
      state.acceptEmail = payload.acceptsEmail;
      state.acceptSms = payload.acceptsSms;
      state.isMember = payload.isMember;
      state.discoveryKey = payload.discoveryKey;
    },
    /** LOY-06: a guest came with a newsletter's link, which identifies them without a login. */
    softLoggedIn: (state, { payload }: PayloadAction<SoftContact>) => {
      state.voyadoId = payload.id;
      state.discoveryKey = payload.discoveryKey;
      state.softLoginEmail = payload.email;
    },
    loyaltyUserReset: () => initialState,
  },
  selectors: { selectLoyalty: (state) => state },
});
