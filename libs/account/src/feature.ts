import { defineFeature } from '@lyng/feature';

export const account = defineFeature({
  id: 'account',
  screens: {
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
