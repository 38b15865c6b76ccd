import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Icon, Link } from '@lyng/ui';
import styles from './QuickShopLink.module.css';

export interface QuickShopLinkProps {
  readonly product: Pick<ListedProduct, 'alias' | 'name'>;
}

/** Leads to the product; where the host listens with `watchQuickShop`, its panel opens instead. */
export const QuickShopLink = ({ product: { alias, name } }: QuickShopLinkProps) => {
  const { t } = useLingui();
  const href = useHref();
  const label = t`Quick shop: ${name}`;
  return (
    <Link href={href('product', { alias })} className={styles.link} aria-label={label} title={label} data-quick-shop="">
      <Icon name="bag" />
    </Link>
  );
};
