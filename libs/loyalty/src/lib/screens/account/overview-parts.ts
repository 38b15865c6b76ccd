import { lazyParts } from '@lyng/feature';

/** The membership on the front page of the account. */
export const overviewParts = lazyParts(
  () => import('../../react/membership-overview/MembershipOverview.tsx'),
  'loyalty',
);
