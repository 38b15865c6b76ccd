import { useLingui } from '@lingui/react/macro';

import { Icon } from '../../primitives/icon/Icon.tsx';

export interface PromiseListProps {
  /** The amount above which delivery is free, in the language's format. */
  readonly freeShippingFrom: string;
  /** The number of days within which goods may be returned. */
  readonly returnDays: number;
  readonly className?: string | undefined;
}

/** The shop's promises for every order, each with an icon; the look depends on the place. */
export const PromiseList = ({ freeShippingFrom, returnDays, className }: PromiseListProps) => {
  const { t } = useLingui();
  return (
    <ul className={className} role="list">
      <li>
        <Icon name="truck" size="s" />
        {t`Free delivery from ${freeShippingFrom}`}
      </li>
      <li>
        <Icon name="return" size="s" />
        {t`${returnDays} days’ right of return`}
      </li>
    </ul>
  );
};
