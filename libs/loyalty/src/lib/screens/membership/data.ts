import { alternatesOf, appContext, pageTitle, snackbarShown, throwPageFailure } from '@lyng/feature';
import type { PageHead } from '@lyng/feature';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { readMembershipForm } from '../../core/membership-form.ts';
import type { MembershipFailure, Preferences } from '../../core/membership.ts';
import { doneMessages, membershipTitle } from '../../react/membership-messages.ts';
import { changeMembership } from '../../wire/change-membership.ts';
import { loadMembership } from '../../wire/load-membership.ts';
import type { Membership } from '../../wire/load-membership.ts';

export interface MembershipData {
  readonly head: PageHead;
  readonly membership: Membership;
}

/** A form that was not accepted, and the preferences that were chosen in it. */
export interface RejectedChange {
  readonly failure: MembershipFailure;
  readonly preferences?: Preferences;
}

const statuses: Readonly<Record<MembershipFailure['kind'], number>> = { 'logged-out': 401, unavailable: 503 };

/** The route guard has ensured a login. */
export async function loader({ context }: LoaderFunctionArgs): Promise<MembershipData> {
  const app = context.get(appContext);
  const result = await loadMembership(app.gateway);
  if (!result.ok) return throwPageFailure(result.error);
  const title = pageTitle(app, app.translate(membershipTitle));
  const head = { title, alternates: alternatesOf(app, 'account-membership', {}), noindex: true };
  return { head, membership: result.value };
}

/** LOY-03, LOY-10: joins, leaves or saves the preferences, and shows the page again (post, redirect, get). */
export async function action({ context, request }: ActionFunctionArgs) {
  const app = context.get(appContext);
  const change = readMembershipForm(await request.formData());
  if (!change) throw data(null, { status: 400 });
  const { intent, ...chosen } = change;
  const outcome = await changeMembership(app, change);
  if (!outcome.ok)
    return data({ failure: outcome.error, ...chosen } satisfies RejectedChange, {
      status: statuses[outcome.error.kind],
    });
  // The token has the member id. Without script it is renewed with its next refresh.
  if (typeof document !== 'undefined') {
    if (intent !== 'preferences') await (await app.port('session'))?.renew();
    app.store.dispatch(snackbarShown(app.translate(doneMessages[intent]), { mode: 'success' }));
  }
  return redirect(app.href('account-membership'), { status: 303 });
}
