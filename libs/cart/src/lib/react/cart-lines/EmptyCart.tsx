import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, EmptyState } from '@lyng/ui';
import type { ReactNode, Ref } from 'react';

export interface EmptyCartProps {
  readonly titleRef: Ref<HTMLSpanElement>;
  /** Called when the shopper leaves the mini cart; absent on the cart's own page, where this is the only heading. */
  readonly onLeave?: () => void;
}

/** A cart without lines, and the way to products. */
export const EmptyCart = ({ titleRef, onLeave }: EmptyCartProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <EmptyState
      icon="bag"
      {...(!onLeave && { headingLevel: 1 })}
      title={<span ref={titleRef} tabIndex={-1}>{t`Your cart is empty`}</span>}
      text={t`What you put in it waits for you here.`}
      action={
        <ButtonLink href={href('new-products')} {...(onLeave && { variant: 'secondary', onClick: onLeave })}>
          {t`See what is new`}
        </ButtonLink>
      }
    />
  );
};
