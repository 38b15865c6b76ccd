import type { Messages } from '@lingui/core';
import type { Language } from '@lyng/model';
import type { MessageGroup } from '../shell/app-context.ts';

type Load = () => Promise<{ readonly messages: Messages }>;

/** One chunk per group and language; a page loads only its own. */
export const clientMessages: Readonly<Record<MessageGroup, Readonly<Record<Language, Load>>>> = {
  shop: {
    da: () => import('./shop/da.ts'),
    sv: () => import('./shop/sv.ts'),
    nb: () => import('./shop/nb.ts'),
    fi: () => import('./shop/fi.ts'),
  },
  auth: {
    da: () => import('./auth/da.ts'),
    sv: () => import('./auth/sv.ts'),
    nb: () => import('./auth/nb.ts'),
    fi: () => import('./auth/fi.ts'),
  },
  catalogue: {
    da: () => import('./catalogue/da.ts'),
    sv: () => import('./catalogue/sv.ts'),
    nb: () => import('./catalogue/nb.ts'),
    fi: () => import('./catalogue/fi.ts'),
  },
  list: {
    da: () => import('./list/da.ts'),
    sv: () => import('./list/sv.ts'),
    nb: () => import('./list/nb.ts'),
    fi: () => import('./list/fi.ts'),
  },
  favourites: {
    da: () => import('./favourites/da.ts'),
    sv: () => import('./favourites/sv.ts'),
    nb: () => import('./favourites/nb.ts'),
    fi: () => import('./favourites/fi.ts'),
  },
  cart: {
    da: () => import('./cart/da.ts'),
    sv: () => import('./cart/sv.ts'),
    nb: () => import('./cart/nb.ts'),
    fi: () => import('./cart/fi.ts'),
  },
  checkout: {
    da: () => import('./checkout/da.ts'),
    sv: () => import('./checkout/sv.ts'),
    nb: () => import('./checkout/nb.ts'),
    fi: () => import('./checkout/fi.ts'),
  },
  newsletter: {
    da: () => import('./newsletter/da.ts'),
    sv: () => import('./newsletter/sv.ts'),
    nb: () => import('./newsletter/nb.ts'),
    fi: () => import('./newsletter/fi.ts'),
  },
  reviews: {
    da: () => import('./reviews/da.ts'),
    sv: () => import('./reviews/sv.ts'),
    nb: () => import('./reviews/nb.ts'),
    fi: () => import('./reviews/fi.ts'),
  },
  search: {
    da: () => import('./search/da.ts'),
    sv: () => import('./search/sv.ts'),
    nb: () => import('./search/nb.ts'),
    fi: () => import('./search/fi.ts'),
  },
  tracking: {
    da: () => import('./tracking/da.ts'),
    sv: () => import('./tracking/sv.ts'),
    nb: () => import('./tracking/nb.ts'),
    fi: () => import('./tracking/fi.ts'),
  },
};
