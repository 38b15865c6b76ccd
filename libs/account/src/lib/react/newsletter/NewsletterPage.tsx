import { useLingui } from '@lingui/react/macro';
import { Container, Heading, Notice, Stack } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { NewsletterOutcome } from '../../core/newsletter.ts';
import { newsletterFailureMessage } from './newsletter-failure-message.ts';
import { newsletterTitle } from './newsletter-title.ts';
import styles from './NewsletterPage.module.css';

export interface NewsletterPageProps {
  /** What the posted form came to; `null` before one was posted. */
  readonly outcome: NewsletterOutcome | null;
  /** Whether subscribers are mailed a code. */
  readonly hasOffer: boolean;
  /** The form, with what is wrong with its address. */
  readonly renderForm: (error: string | undefined) => ReactNode;
}

/** The page that the sign-up is posted to: the form, or the confirmation. */
export const NewsletterPage = ({ outcome, hasOffer, renderForm }: NewsletterPageProps) => {
  const { t, i18n } = useLingui();
  const isDone = outcome?.kind === 'subscribed';
  const failure = outcome === null || isDone ? undefined : i18n._(newsletterFailureMessage(outcome));
  const isOfField = outcome?.kind === 'invalid-email';
  return (
    <Container width="form" className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{i18n._(newsletterTitle(isDone))}</Heading>
        {isDone && (
          <Notice tone="success" announce>
            {hasOffer
              ? t`We have sent you an email with your discount code, unless you were signed up already.`
              : t`From now on you get our news and offers by email.`}
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
