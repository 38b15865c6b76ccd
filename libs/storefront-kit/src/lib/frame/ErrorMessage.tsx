import { ButtonLink, ErrorPage, Link } from '@lyng/ui';
import type { ErrorPageStatus } from '@lyng/ui';
import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { statusOf } from '@lyng/feature';
import type { ErrorMessageProps } from '@lyng/feature';
import { errorTitle } from './error-title.ts';

/** The status to show: neither missing nor unavailable means broken, unless the shopper is offline. */
const shownStatus = (status: number, isOnline: boolean): ErrorPageStatus => {
  if (status === 404) return status;
  if (!isOnline) return 'offline';
  return status === 503 ? status : 500;
};

/** Advice for a page that exists but could not be shown. */
const Advice = ({ isOnline }: Pick<ErrorMessageProps, 'isOnline'>) =>
  isOnline ? (
    <Trans>Try again in a moment. If it happens again, customer service will help you.</Trans>
  ) : (
    <Trans>Check your connection and try again.</Trans>
  );

/** The message of an error page, with links. The search field is in the header above. */
export function ErrorMessage({ error, isOnline }: ErrorMessageProps) {
  const { i18n } = useLingui();
  const href = useHref();
  const { pathname, search } = useLocation();
  const status = shownStatus(statusOf(error), isOnline);
  const isOffline = status === 'offline';
  // With a target the router ignores the link: a new document loads what this one has lost. Offline there is none.
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
  // Offline the front page is out of reach too, so a retry comes first.
  const home = (
    <ButtonLink key="home" href={href('home')} variant={isOffline ? 'secondary' : 'primary'} {...byDocument}>
      <Trans>To the front page</Trans>
    </ButtonLink>
  );
  const again = status !== 404 && (
    // The server renders without the parameters that only the browser reads.
    <ButtonLink
      key="again"
      href={pathname + search}
      variant={isOffline ? 'primary' : 'secondary'}
      suppressHydrationWarning
      {...byDocument}
    >
      <Trans>Try again</Trans>
    </ButtonLink>
  );
  return (
    <ErrorPage
      status={status}
      title={i18n._(isOffline ? msg`You are offline` : errorTitle(statusOf(error)))}
      text={
        status === 404 ? (
          <Trans>The page may have moved, or the product is no longer for sale.</Trans>
        ) : (
          <Advice isOnline={isOnline} />
        )
      }
      actions={isOffline ? [again, home] : [home, again]}
      {...(status === 404 && { links: { label: i18n._(msg`Perhaps you look for`), items: links } })}
    />
  );
}
