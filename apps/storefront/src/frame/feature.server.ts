import { defineFeature } from '@lyng/feature';

/** The texts of the frame. */
export const shopTexts = defineFeature({
  id: 'shop-texts',
  server: {
    messages: {
      shop: {
        da: () => import('./messages/da.ts'),
        sv: () => import('./messages/sv.ts'),
        nb: () => import('./messages/nb.ts'),
        fi: () => import('./messages/fi.ts'),
      },
    },
  },
});
