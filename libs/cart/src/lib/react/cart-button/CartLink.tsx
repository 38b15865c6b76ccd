import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { HeaderAction } from '@lyng/ui';
import type { HeaderActionProps } from '@lyng/ui';
import type { ReactNode } from 'react';

export interface CartLinkProps extends Pick<HeaderActionProps, 'onClick'> {
  /** Units in the cart. */
  readonly count: number;
}

/** The bag in the header with a number of units: a plain link to the cart, for pages whose cart is not alive yet. */
export const CartLink = ({ count, onClick }: CartLinkProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <HeaderAction
      href={href('cart')}
      icon="bag"
      label={t`Cart, ${plural(count, { one: '# item', other: '# items' })}`}
      count={count}
      {...(onClick && { onClick })}
    />
  );
};
