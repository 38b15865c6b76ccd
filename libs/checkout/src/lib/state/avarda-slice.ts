import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CustomerStatus } from '../core/customer-status.ts';

/** The result of the payment provider's check of the customer at the last submit. */
export interface AvardaState {
  readonly customerStatus: CustomerStatus | null;
  readonly paymentType: string | null;
}

const initialState: AvardaState = { customerStatus: null, paymentType: null };

export const avardaSlice = createSlice({
  name: 'avarda',
  initialState,
  reducers: {
    customerChecked: (
      _state: AvardaState,
      { payload }: PayloadAction<{ customerStatus: CustomerStatus; paymentType: string }>,
    ): AvardaState => payload,
  },
});
