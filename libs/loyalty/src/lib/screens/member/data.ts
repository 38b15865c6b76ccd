import { alternatesOf, appContext, pageTitle, throwPageFailure } from '@lyng/feature';
import type { AppContext, PageHead } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadMembership } from '../../wire/load-membership.ts';
import type { Membership } from '../../wire/load-membership.ts';
import { memberParts } from './member-parts.ts';

export interface MemberData {
  readonly head: PageHead;
  readonly membership: Membership;
  /** `null` when they fail to load. */
  readonly products: readonly ListedProduct[] | null;
}

async function loadProducts({ port }: AppContext, signal: AbortSignal): Promise<MemberData['products']> {
  const load = await port('membersProducts');
  return (await load?.(signal)) ?? null;
}

/** The route guard has read a member's token, which a shopper who has left the programme may still have. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<MemberData> {
  const app = context.get(appContext);
  const membership = await loadMembership(app.gateway);
  if (!membership.ok) return throwPageFailure(membership.error);
  if (!membership.value.isMember) throw data(null, { status: 404 });
  const [{ memberTitle }, products] = await Promise.all([memberParts.load(app), loadProducts(app, request.signal)]);
  const title = pageTitle(app, app.translate(memberTitle));
  return {
    head: { title, alternates: alternatesOf(app, 'member', {}), noindex: true },
    membership: membership.value,
    products,
  };
}
