import type { SnackbarPlacement } from '@lyng/ui';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** A message that disappears by itself, unless it is persistent. The text is already in the shopper's language. */
export interface Snackbar {
  readonly id: string;
  readonly text: string;
  readonly mode: 'info' | 'success' | 'error';
  /** Top right by default. */
  readonly placement?: SnackbarPlacement;
  /** The undo button's label, and the action it dispatches. */
  readonly undo?: { readonly label: string; readonly action: UnknownAction };
  /** A link in place of the undo button. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Stays until it is closed or dismissed. */
  readonly persistent?: boolean;
}

/** The options of a message; `mode` is `info` by default. */
export type SnackbarOptions = Partial<Pick<Snackbar, 'mode' | 'placement' | 'undo' | 'link' | 'persistent'>>;

export const snackbarSlice = createSlice({
  name: 'snackbar',
  initialState: { snackbars: [] as Snackbar[] },
  reducers: {
    snackbarShown: {
      prepare: (text: string, { mode = 'info', ...rest }: SnackbarOptions = {}) => ({
        payload: { id: nanoid(), text, mode, ...rest },
      }),
      reducer: (state, action: PayloadAction<Snackbar>) => {
        state.snackbars.push(action.payload);
      },
    },
    snackbarDismissed: (state, action: PayloadAction<string>) => ({
      snackbars: state.snackbars.filter(({ id }) => id !== action.payload),
    }),
  },
  selectors: { selectSnackbars: (state) => state.snackbars },
});

export const { snackbarDismissed, snackbarShown } = snackbarSlice.actions;
export const { selectSnackbars } = snackbarSlice.selectors;
