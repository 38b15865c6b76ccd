import { contentPanelSlice, loadingSlice, modalSlice, snackbarSlice } from '@lyng/feature';

/** The slices of the frame, which no page's first paint reads. */
export const slices = [contentPanelSlice, loadingSlice, modalSlice, snackbarSlice];
