import { defineFeature } from '@lyng/feature';

export const account = defineFeature({
  id: 'account',
  screens: {
    'account-orders': {
      page: () => import('./lib/screens/orders/page.tsx'),
      data: () => import('./lib/screens/orders/data.ts'),
      messages: ['account'],
    },
    'account-order': {
      page: () => import('./lib/screens/order/page.tsx'),
      data: () => import('./lib/screens/order/data.ts'),
      messages: ['account'],
    },
    'account-balance': {
      page: () => import('./lib/screens/balance/page.tsx'),
      data: () => import('./lib/screens/balance/data.ts'),
      messages: ['account'],
    },
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
