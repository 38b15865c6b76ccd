import { SearchField } from '@lyng/catalogue';
import { MainMenu, type Menu, PhoneMenu, PromiseBar } from '@lyng/content';
import { FavouritesLink } from '@lyng/favourites';
import { useHref } from '@lyng/routing';
import { Header, Link } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { shopName } from '../../config.ts';
import { usePromises } from '../../shell/use-promises.ts';
import { HeaderCart } from './HeaderCart.tsx';
import { MarketSwitch } from './MarketSwitch.tsx';
import styles from './ShopHeader.module.css';

const menuId = 'site-menu';

/** A shop whose backend is silent still has its header. */
const noMenu: Menu = { title: '', items: [] };

export interface ShopHeaderProps {
  readonly menu: Menu | null;
}

/** The top of every shopping page: promises, name, departments, search, favourites, cart. */
export function ShopHeader({ menu }: ShopHeaderProps) {
  const { t } = useLingui();
  const href = useHref();
  const promises = usePromises();
  return (
    <>
      <PromiseBar {...promises} />
      <Header
        logo={
          <Link href={href('home')} className={styles.logo} aria-label={t`${shopName}, front page`}>
            {shopName}
          </Link>
        }
        nav={<MainMenu menu={menu ?? noMenu} />}
        search={<SearchField label={t`Search the shop`} hint={t`Search`} />}
        actions={
          <>
            <FavouritesLink />
            <HeaderCart />
          </>
        }
        menu={{ label: t`Menu`, id: menuId }}
      />
      <PhoneMenu id={menuId} menu={menu ?? noMenu} footer={<MarketSwitch />} />
    </>
  );
}
