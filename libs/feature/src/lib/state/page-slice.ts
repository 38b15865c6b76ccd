import type { ScreenName } from '@lyng/routing';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The width, in px, that the server assumes for a desktop device. */
export const serverDesktopWidth = 1360;

/** The shopper's page, viewport and browser: the global state that no other slice owns. */
export interface PageState {
  readonly currentRouteName: ScreenName | '';
  readonly currentPath: string;
  /** In px; on the server a guess from the device. */
  readonly viewportWidth: number;
  readonly headerHidden: boolean;
  /** True only for Internet Explorer. */
  readonly ancientBrowser: boolean;
}

const initialState: PageState = {
  currentRouteName: '',
  currentPath: '/',
  viewportWidth: serverDesktopWidth,
  headerHidden: false,
  ancientBrowser: false,
};

export const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    requestStarted: (state, action: PayloadAction<Pick<PageState, 'viewportWidth' | 'ancientBrowser'>>) => {
      Object.assign(state, action.payload);
    },
    pageShown: (state, action: PayloadAction<Pick<PageState, 'currentRouteName' | 'currentPath'>>) => {
      Object.assign(state, action.payload);
    },
    viewportResized: (state, action: PayloadAction<number>) => {
      state.viewportWidth = action.payload;
    },
    headerHiddenChanged: (state, action: PayloadAction<boolean>) => {
      state.headerHidden = action.payload;
    },
  },
  selectors: {
    selectPage: (state) => state,
  },
});

export const { headerHiddenChanged, pageShown, requestStarted, viewportResized } = pageSlice.actions;
export const { selectPage } = pageSlice.selectors;
