import { defineFeature } from '@lyng/feature';

/** What is the shop's own of the front page; the editors' content is `@lyng/content`. */
export const home = defineFeature({
  id: 'home',
  provides: { frontPageHead: () => import('./front-page-head.ts') },
});
