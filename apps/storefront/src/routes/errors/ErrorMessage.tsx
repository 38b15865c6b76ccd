import { ButtonLink, ErrorPage, type ErrorPageStatus, Link } from '@lyng/ui';
import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { errorTitle, statusOf } from './error-title.ts';

/** The number that a shopper is shown: what is neither missing nor out of reach is broken. */
const shownStatus = (status: number): ErrorPageStatus => (status === 404 || status === 503 ? status : 500);

/** What an error says to a shopper, and the ways on from it (spec §8). The search stands in the header above. */
export function ErrorMessage({ error }: { readonly error: unknown }) {
  const { i18n } = useLingui();
  const href = useHref();
  const { pathname, search } = useLocation();
  const status = shownStatus(statusOf(error));
  const links = ([['new-products', msg`New arrivals`], ['bestsellers', msg`Bestsellers`], ['brands', msg`All brands`]] as const).map(([screen, label]) => (
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
          <Trans>Try again in a moment. If it happens again, customer service will help you.</Trans>
        )
      }
      actions={
        <>
          <ButtonLink href={href('home')}>
            <Trans>To the front page</Trans>
          </ButtonLink>
          {status !== 404 && (
            <ButtonLink href={pathname + search} variant="secondary">
              <Trans>Try again</Trans>
            </ButtonLink>
          )}
        </>
      }
      {...(status === 404 && { links: { label: i18n._(msg`Perhaps you look for`), items: links } })}
    />
  );
}
