import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, pageTitle } from '@lyng/feature';
import type { PageHead } from '@lyng/feature';
import { DONE } from '../../core/newsletter.ts';
import type { NewsletterFailure } from '../../core/newsletter.ts';
import { newsletterTitle } from '../../react/newsletter/newsletter-title.ts';
import { subscribeToNewsletter } from '../../wire/subscribe-to-newsletter.ts';

export interface RejectedSignUp {
  readonly failure: NewsletterFailure;
  readonly email: string;
}

export interface NewsletterData {
  readonly head: PageHead;
  readonly isDone: boolean;
}

const statuses: Readonly<Record<NewsletterFailure['kind'], number>> = {
  'invalid-email': 422,
  'too-many': 429,
  unavailable: 503,
};

export function loader({ context, request }: LoaderFunctionArgs): NewsletterData {
  const app = context.get(appContext);
  const isDone = new URL(request.url).searchParams.has(DONE);
  const title = app.translate(newsletterTitle(isDone));
  const { name: shop } = app.config;
  const description = app.translate(msg`News and offers from ${{ shop }} by email.`);
  return {
    head: { title: pageTitle(app, title), description, alternates: alternatesOf(app, 'newsletter', {}) },
    isDone,
  };
}

/** The sign-up in every footer: handled, then shown on the newsletter page (post, redirect, get). */
export async function action({ context, request }: ActionFunctionArgs) {
  const { gateway, href } = context.get(appContext);
  const email = String((await request.formData()).get('email') ?? '');
  const outcome = await subscribeToNewsletter(gateway, email);
  if (outcome.ok) return redirect(href('newsletter', {}, { query: { [DONE]: '1' } }), { status: 303 });
  const { error: failure } = outcome;
  return data({ failure, email } satisfies RejectedSignUp, { status: statuses[failure.kind] });
}
