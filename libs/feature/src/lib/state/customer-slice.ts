import type { CustomerType } from '@lyng/model';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface CustomerState {
  readonly customerType: CustomerType;
  /** Whether prices are shown with VAT; follows the customer type. */
  readonly vatIncluded: boolean;
}

const stateOf = (type: CustomerType): CustomerState => ({
  customerType: type,
  vatIncluded: type !== 'ORGANIZATION',
});

/** The customer type: a private person by default. */
export const customerSlice = createSlice({
  name: 'customer',
  initialState: stateOf('PERSON'),
  reducers: {
    customerTypeChanged: (_state, action: PayloadAction<CustomerType>) => stateOf(action.payload),
  },
  selectors: {
    selectCustomerType: (state) => state.customerType,
    selectVatIncluded: (state) => state.vatIncluded,
  },
});

export const { customerTypeChanged } = customerSlice.actions;
export const { selectCustomerType, selectVatIncluded } = customerSlice.selectors;
