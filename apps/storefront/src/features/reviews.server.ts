import type { ServerHalf } from '@lyng/feature';

export const reviewsServer: ServerHalf = {
  messages: {
    reviews: {
      da: () => import('../messages/reviews/da.ts'),
      sv: () => import('../messages/reviews/sv.ts'),
      nb: () => import('../messages/reviews/nb.ts'),
      fi: () => import('../messages/reviews/fi.ts'),
    },
  },
};
