import { cookieNames } from '@lyng/browser';
import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { favourites as browserFeature } from './feature.ts';
import { parseGuestFavourites } from './lib/core/guest-favourites.ts';
import { SHARED_LIST } from './lib/core/share-token.ts';
import { visitorFavourites } from './lib/server/visitor-favourites.ts';
import { favouritesSlice } from './lib/state/favourites-slice.ts';

/** The feature with its part of the server: hearts that are posted without script. */
export const favourites: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      favourites: {
        da: () => import('./locales/page/da.po'),
        sv: () => import('./locales/page/sv.po'),
        nb: () => import('./locales/page/nb.po'),
        fi: () => import('./locales/page/fi.po'),
      },
      'favourites-tools': {
        da: () => import('./locales/tools/da.po'),
        sv: () => import('./locales/tools/sv.po'),
        nb: () => import('./locales/tools/nb.po'),
        fi: () => import('./locales/tools/fi.po'),
      },
    },
    prepare: (app, { cookieHeader, protocol, services, ip }) => {
      const guestFavourites = parseGuestFavourites(app.cookie(cookieNames.favourites));
      if (guestFavourites.length > 0) app.store.dispatch(favouritesSlice.actions.idsServed(guestFavourites));
      Object.assign(app.ports, {
        favourites: visitorFavourites(app, {
          cookieHeader,
          secure: protocol === 'https',
          service: services.favourites,
          ip,
        }),
      });
    },
    afterLogin: async ({ cookie, ports }) => {
      if (cookie(cookieNames.favourites) === undefined) return [];
      const brought = await ports.favourites?.change({ kind: 'reload' });
      return brought?.ok ? brought.value : [];
    },
    transfer: ({ favourites: state }) => (state.ids.length > 0 ? { favourites: state } : {}),
    cachedScreens: { favourites: (name) => name === 'show' },
    uncachedParameters: { favourites: (name) => name === SHARED_LIST },
  },
});
