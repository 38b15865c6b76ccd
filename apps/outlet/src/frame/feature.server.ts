import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';

/** The texts of the frame and the front page, and that the front page is the same for all visitors. */
export const outlet: Feature = defineFeature({
  id: 'outlet',
  server: {
    messages: {
      shop: {
        sv: () => import('./messages/sv.ts'),
        fi: () => import('./messages/fi.ts'),
      },
    },
    cachedScreens: { home: (name) => name === 'action' },
  },
});
