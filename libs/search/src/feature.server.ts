import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { isListParameter } from '@lyng/routing/core';
import { search as browserFeature } from './feature.ts';
import { EXACT, TAB } from './lib/core/search-address.ts';
import { requestSearch } from './lib/server/request-search.ts';

/** The feature with its part of the server. */
export const search: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      search: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
    },
    prepare: (app, visit) => void Object.assign(app.ports, { searchService: requestSearch(app, visit) }),
    cachedScreens: { 'search-results': (name) => isListParameter(name) || name === TAB || name === EXACT },
  },
});
