import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { loyalty as browserFeature } from './feature.ts';
import { engageRoutes } from './lib/server/engage-routes.ts';
import { fetchOfVisit } from './lib/server/fetch-of-visit.ts';
import { memberContact } from './lib/wire/member-contact.ts';

export const loyalty: Feature = defineFeature({
  ...browserFeature,
  server: {
    routes: engageRoutes(process.env),
    prepare: (app, visit) => {
      Object.assign(app.ports, { memberContact: memberContact(app, fetchOfVisit(app, visit)) });
    },
    messages: {
      loyalty: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
      'loyalty-vouchers': {
        da: () => import('./locales/vouchers/da.po'),
        sv: () => import('./locales/vouchers/sv.po'),
        nb: () => import('./locales/vouchers/nb.po'),
        fi: () => import('./locales/vouchers/fi.po'),
      },
    },
  },
});
