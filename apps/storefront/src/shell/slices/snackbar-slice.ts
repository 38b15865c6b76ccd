import type { ToastPlacement } from '@lyng/ui';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** One message that comes and goes (UI-01). The text is already in the shopper's language. */
export interface Snack {
  readonly id: string;
  readonly text: string;
  readonly mode: 'info' | 'success' | 'error';
  /** Top right unless it says otherwise. */
  readonly placement?: ToastPlacement;
  /** What takes it back, by a word and the action that is dispatched (IDEA-16). */
  readonly undo?: { readonly label: string; readonly action: UnknownAction };
}

/** How a message is shown; `info` unless it says otherwise. */
export type SnackOptions = Partial<Pick<Snack, 'mode' | 'placement' | 'undo'>>;

export const snackbarSlice = createSlice({
  name: 'snackbar',
  initialState: { snacks: [] as readonly Snack[] },
  reducers: {
    snackShown: {
      prepare: (text: string, { mode = 'info', ...rest }: SnackOptions = {}) => ({
        payload: { id: nanoid(), text, mode, ...rest },
      }),
      reducer: (state, action: PayloadAction<Snack>) => ({ snacks: [...state.snacks, action.payload] }),
    },
    snackDismissed: (state, action: PayloadAction<string>) => ({
      snacks: state.snacks.filter(({ id }) => id !== action.payload),
    }),
  },
  selectors: { selectSnacks: (state) => state.snacks },
});

export const { snackDismissed, snackShown } = snackbarSlice.actions;
export const { selectSnacks } = snackbarSlice.selectors;
