import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Button, Heading, Link, Stack, TextField } from '@lyng/ui';
import styles from './NewsletterForm.module.css';

export interface NewsletterFormProps {
  /** Left out where the page's own heading is the same. */
  readonly hasHeading?: boolean;
  /** The subscribers' discount on their first order, in percent; left out, nothing is promised. */
  readonly percentOff?: number | undefined;
  /** The text of a rejected form. */
  readonly email?: string | undefined;
  /** The error; takes the focus. */
  readonly error?: string | undefined;
}

/** The newsletter sign-up: a plain form that is posted to the newsletter page, with and without script. */
export const NewsletterForm = ({ hasHeading = true, percentOff, email, error }: NewsletterFormProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <form method="post" action={href('newsletter')} aria-label={t`Newsletter`} className={styles.form}>
      <div className={styles.text}>
        {hasHeading && <Heading level={2} size="m">{t`Newsletter`}</Heading>}
        <p>
          {percentOff === undefined
            ? t`Sign up for news and offers by email.`
            : t`Sign up and get ${percentOff} % off your first order.`}
        </p>
        <p>
          {t`You can unsubscribe at any time.`}{' '}
          <Link href={href('content', { alias: 'privacy' })} data-panel>{t`How we use your data`}</Link>
        </p>
      </div>
      <Stack gap={3}>
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          error={error}
          autoFocus={error !== undefined}
        />
        <div>
          <Button type="submit" variant="secondary">{t`Sign up`}</Button>
        </div>
      </Stack>
    </form>
  );
};
