import { newsletterTitle, subscribeToNewsletter } from '@lyng/account';
import type { NewsletterFailure } from '@lyng/account';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import { alternatesOf } from '../../shell/page-address.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { DONE } from './newsletter-address.ts';

/** Why a posted form was refused, and what was typed in it. */
export interface RefusedSignUp {
  readonly failure: NewsletterFailure;
  readonly email: string;
}

const statuses: Readonly<Record<NewsletterFailure['kind'], number>> = {
  'invalid-email': 422,
  'too-many': 429,
  unavailable: 503,
};

export function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const isDone = new URL(request.url).searchParams.has(DONE);
  const title = app.translate(newsletterTitle(isDone));
  return { head: { title: pageTitle(title), alternates: alternatesOf(app, 'newsletter', {}) }, isDone };
}

/** The sign-up of every page's footer: done, then shown on the page of the newsletter (post, redirect, get). */
export async function action({ context, request }: ActionFunctionArgs) {
  const { gateway, href } = context.get(appContext);
  const email = String((await request.formData()).get('email') ?? '');
  const outcome = await subscribeToNewsletter(gateway, email);
  if (outcome.ok) return redirect(href('newsletter', {}, { query: { [DONE]: '1' } }), { status: 303 });
  const { error: failure } = outcome;
  return data({ failure, email } satisfies RefusedSignUp, { status: statuses[failure.kind] });
}
