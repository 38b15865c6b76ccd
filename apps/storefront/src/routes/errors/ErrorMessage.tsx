import { ButtonLink, EmptyState } from '@lyng/ui';
import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { errorTitle, statusOf } from './error-title.ts';

/** What an error says to a shopper, and the ways on from it (spec §8). */
export function ErrorMessage({ error }: { readonly error: unknown }) {
  const { i18n } = useLingui();
  const href = useHref();
  const missing = statusOf(error) === 404;
  return (
    <EmptyState
      headingLevel={1}
      title={i18n._(errorTitle(error))}
      text={
        missing ? (
          <Trans>The page may have moved, or the product is no longer for sale.</Trans>
        ) : (
          <Trans>Try again in a moment. If it happens again, customer service will help you.</Trans>
        )
      }
      action={
        <ButtonLink href={href('home')} variant="primary">
          <Trans>To the front page</Trans>
        </ButtonLink>
      }
    />
  );
}
