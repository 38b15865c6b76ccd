import type { ApiContext } from '../graphql/context.ts';
import { signedInCustomer } from './signed-in-user.ts';

/** Whether the caller is a member of the loyalty programme, by a valid token: joining and leaving show with the next one. */
export const isMember = async (context: Pick<ApiContext, 'config' | 'db' | 'token' | 'now'>): Promise<boolean> =>
  ((await signedInCustomer(context))?.memberId ?? 0) !== 0;
