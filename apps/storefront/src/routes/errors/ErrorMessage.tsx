import { ButtonLink, ErrorPage, Link } from '@lyng/ui';
import type { ErrorPageStatus } from '@lyng/ui';
import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { errorTitle, statusOf } from './error-title.ts';

/** The number that a shopper is shown: what is neither missing nor out of reach is broken. */
const shownStatus = (status: number): ErrorPageStatus => (status === 404 || status === 503 ? status : 500);

interface ErrorMessageProps {
  readonly error: unknown;
  readonly isOnline: boolean;
}

/** What can be done about a page that is there but could not be shown. */
const Advice = ({ isOnline }: Pick<ErrorMessageProps, 'isOnline'>) =>
  isOnline ? (
    <Trans>Try again in a moment. If it happens again, customer service will help you.</Trans>
  ) : (
    <Trans>You are offline. Check your connection and try again.</Trans>
  );

/** What an error says to a shopper, and the ways on from it (spec §8). The search stands in the header above. */
export function ErrorMessage({ error, isOnline }: ErrorMessageProps) {
  const { i18n } = useLingui();
  const href = useHref();
  const { pathname, search } = useLocation();
  const status = shownStatus(statusOf(error));
  // Named, the router leaves it alone: a document of its own mends what this one has lost. Without a network there is none to come.
  const byDocument = status !== 404 && isOnline && { target: '_top' };
  const links = (
    [
      ['new-products', msg`New arrivals`],
      ['bestsellers', msg`Bestsellers`],
      ['brands', msg`All brands`],
    ] as const
  ).map(([screen, label]) => (
    <Link key={screen} href={href(screen)}>
      {i18n._(label)}
    </Link>
  ));
  return (
    <ErrorPage
      status={status}
      title={i18n._(errorTitle(error))}
      text={
        status === 404 ? (
          <Trans>The page may have moved, or the product is no longer for sale.</Trans>
        ) : (
          <Advice isOnline={isOnline} />
        )
      }
      actions={
        <>
          <ButtonLink href={href('home')} {...byDocument}>
            <Trans>To the front page</Trans>
          </ButtonLink>
          {status !== 404 && (
            // The server renders without the parameters that only the browser reads.
            <ButtonLink href={pathname + search} variant="secondary" suppressHydrationWarning {...byDocument}>
              <Trans>Try again</Trans>
            </ButtonLink>
          )}
        </>
      }
      {...(status === 404 && { links: { label: i18n._(msg`Perhaps you look for`), items: links } })}
    />
  );
}
