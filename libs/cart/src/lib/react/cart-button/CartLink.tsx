import { useHref } from '@lyng/routing';
import { HeaderAction } from '@lyng/ui';
import type { HeaderActionProps } from '@lyng/ui';
import type { ReactNode } from 'react';

export interface CartLinkProps extends Pick<HeaderActionProps, 'onClick'> {
  /** Units in the cart. */
  readonly count: number;
  /** What it is called, with the count: the link stands on pages that have none of the cart's texts. */
  readonly label: string;
}

/** The bag in the header with a number of units: a plain link to the cart, for pages whose cart is not alive yet. */
export const CartLink = ({ count, label, onClick }: CartLinkProps): ReactNode => {
  const href = useHref();
  return <HeaderAction href={href('cart')} icon="bag" label={label} count={count} {...(onClick && { onClick })} />;
};
