import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Container, Heading, Notice, Stack } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { NewsletterFailure, NewsletterOutcome } from '../../core/newsletter.ts';
import { newsletterTitle } from './newsletter-title.ts';
import styles from './NewsletterPage.module.css';

export interface NewsletterPageProps {
  /** The result of the posted form; `null` before one was posted. */
  readonly outcome: NewsletterOutcome | null;
  /** The form, with what is wrong with its address. */
  readonly renderForm: (error: string | undefined) => ReactNode;
}

const failureMessages: Readonly<Record<NewsletterFailure['kind'], MessageDescriptor>> = {
  'invalid-email': msg`Enter a valid email address.`,
  'too-many': msg`There have been many sign-ups from here. Wait a while and try again.`,
  unavailable: msg`You are not signed up yet, because we could not reach our system. Try again in a moment.`,
};

/** The page that the sign-up is posted to: the form, or what comes next. */
export const NewsletterPage = ({ outcome, renderForm }: NewsletterPageProps) => {
  const { t, i18n } = useLingui();
  const isDone = outcome?.kind === 'subscribed';
  const failure = outcome === null || isDone ? undefined : i18n._(failureMessages[outcome.kind]);
  const isOfField = outcome?.kind === 'invalid-email';
  return (
    <Container width="form" className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{i18n._(newsletterTitle(isDone))}</Heading>
        {isDone && (
          <Notice tone="success" announce>
            {t`We have sent you an email, unless you were signed up already. Confirm your sign-up with the link in it.`}
          </Notice>
        )}
        {failure !== undefined && !isOfField && (
          // A page that is opened announces nothing by itself; what has the focus is read out.
          <div tabIndex={-1} autoFocus>
            <Notice tone="danger" announce>
              {failure}
            </Notice>
          </div>
        )}
        {!isDone && renderForm(isOfField ? failure : undefined)}
      </Stack>
    </Container>
  );
};
