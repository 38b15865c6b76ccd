import { appContext } from '@lyng/feature';
import type { AddedData } from '@lyng/feature';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadMembership } from '../../wire/load-membership.ts';
import type { Membership } from '../../wire/load-membership.ts';
import { overviewParts } from './overview-parts.ts';

/** Code and texts of the membership. */
export const prefetch = overviewParts.load;

/** The membership on the front page of the account, which is shown without it when it fails to load. */
export async function loadAdded({ context }: LoaderFunctionArgs): Promise<AddedData<Membership | null>> {
  const app = context.get(appContext);
  const [result] = await Promise.all([loadMembership(app.gateway), overviewParts.load(app)]);
  return { data: result.ok ? result.value : null };
}
