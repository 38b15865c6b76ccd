import { useHref } from '@lyng/routing';
import { HeaderAction } from '@lyng/ui';
import type { HeaderActionProps } from '@lyng/ui';
import type { ReactNode } from 'react';

export interface CartLinkProps extends Pick<HeaderActionProps, 'onClick'> {
  /** Units in the cart; `undefined` while unknown: then the last known count is shown. */
  readonly count: number | undefined;
  /** The label, with the count: the link is also used on pages that do not load the texts of the cart. */
  readonly label: string;
}

/** The bag in the header with a number of units: a plain link to the cart, for pages whose cart is not hydrated yet. */
export const CartLink = ({ count, label, onClick }: CartLinkProps): ReactNode => {
  const href = useHref();
  return (
    <HeaderAction
      href={href('cart')}
      icon="bag"
      label={label}
      {...(count === undefined ? { isCountHinted: true } : { count })}
      {...(onClick && { onClick })}
    />
  );
};
