import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** One message that comes and goes (UI-01). The text is already in the shopper's language. */
export interface Snack {
  readonly id: string;
  readonly text: string;
  readonly mode: 'info' | 'success' | 'error';
}

export const snackbarSlice = createSlice({
  name: 'snackbar',
  initialState: { snacks: [] as readonly Snack[] },
  reducers: {
    snackShown: {
      prepare: (text: string, mode: Snack['mode'] = 'info') => ({ payload: { id: nanoid(), text, mode } }),
      reducer: (state, action: PayloadAction<Snack>) => ({ snacks: [...state.snacks, action.payload] }),
    },
    snackDismissed: (state, action: PayloadAction<string>) => ({ snacks: state.snacks.filter(({ id }) => id !== action.payload) }),
  },
  selectors: { selectSnacks: (state) => state.snacks },
});

export const { snackDismissed, snackShown } = snackbarSlice.actions;
export const { selectSnacks } = snackbarSlice.selectors;
