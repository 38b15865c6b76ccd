import type { RealtimeTopic } from '@lyng/commerce-client';

/** The data of a page that is loaded again, without a cache, when its topic changes. */
export interface LivePage {
  readonly live?: RealtimeTopic | undefined;
}
