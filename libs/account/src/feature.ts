import { defineFeature } from '@lyng/feature';
import type { Screen } from '@lyng/feature';

/** Few and small pages, so they share their files: every page of the shop has their names in its first load. */
const pages: Screen = {
  page: () => import('./lib/screens/account/page.tsx'),
  data: () => import('./lib/screens/account/data.ts'),
  messages: ['account'],
  takesForms: true,
};

export const account = defineFeature({
  id: 'account',
  screens: {
    account: { ...pages, slots: ['account:overview'] },
    'account-balance': pages,
    'account-order': pages,
    'account-orders': pages,
    'account-settings': pages,
    'register-return': pages,
    newsletter: {
      page: () => import('./lib/screens/newsletter/page.tsx'),
      data: () => import('./lib/screens/newsletter/data.ts'),
      messages: ['account', 'newsletter'],
      slots: ['newsletter:form'],
      takesForms: true,
    },
  },
  provides: { knownShopper: () => import('./lib/ports/known-shopper.ts') },
});
