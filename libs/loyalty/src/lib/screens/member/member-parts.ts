import { lazyParts } from '@lyng/feature';

/** The page's content, whose code and texts only a member's browser loads. */
export const memberParts = lazyParts(() => import('../../react/member-page/MemberPage.tsx'), 'loyalty');
