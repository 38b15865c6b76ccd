import { useLingui } from '@lingui/react/macro';

import { Icon } from '../icon/Icon.tsx';

export interface PromiseListProps {
  /** The amount above which delivery is free, as the language writes it (spec §9). */
  readonly freeShippingAbove: string;
  /** Days within which goods may be returned (spec §9). */
  readonly returnDays: number;
  readonly className?: string | undefined;
}

/** What the shop promises of every order, each with its sign; where it stands decides how it looks. */
export const PromiseList = ({ freeShippingAbove, returnDays, className }: PromiseListProps) => {
  const { t } = useLingui();
  return (
    <ul className={className} role="list">
      <li>
        <Icon name="truck" size="s" />
        {t`Free delivery over ${freeShippingAbove}`}
      </li>
      <li>
        <Icon name="return" size="s" />
        {t`${returnDays} days’ right of return`}
      </li>
    </ul>
  );
};
