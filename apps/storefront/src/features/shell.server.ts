import type { ServerHalf } from '@lyng/feature';

/** The texts of the frame. */
export const shellServer: ServerHalf = {
  messages: {
    shop: {
      da: () => import('../messages/shop/da.ts'),
      sv: () => import('../messages/shop/sv.ts'),
      nb: () => import('../messages/shop/nb.ts'),
      fi: () => import('../messages/shop/fi.ts'),
    },
  },
};
