import { defineFeature } from '@lyng/feature';
import type { AuthSession } from './lib/state/auth-session.ts';
import type { AuthState } from './lib/state/auth-slice.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly auth?: AuthState;
  }
  // Declaration merging: its own members are those of the contract.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface SessionPort extends AuthSession {}
}

export const auth = defineFeature({
  id: 'auth',
  screens: {
    'account-reset-password': {
      page: () => import('./lib/screens/reset-password/page.tsx'),
      data: () => import('./lib/screens/reset-password/data.ts'),
      messages: ['auth'],
      takesForms: true,
    },
  },
  fills: {
    overlay: () => import('./lib/fills/login.ts'),
    'confirmation:account': () => import('./lib/fills/order-account.tsx'),
  },
  lazySlices: () => import('./lib/tab/start-tab.ts'),
  provides: {
    session: () => import('./lib/ports/session.ts'),
    visitor: () => import('./lib/ports/visitor.ts'),
    withSession: () => import('./lib/ports/with-session.ts'),
  },
  tab: () => import('./lib/tab/start-tab.ts'),
});
