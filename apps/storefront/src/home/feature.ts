import { defineFeature } from '@lyng/feature';

/** The shop's own part of the front page; the editors' content is `@lyng/content`. */
export const home = defineFeature({
  id: 'home',
  provides: { frontPageHead: () => import('./front-page-head.ts') },
});
