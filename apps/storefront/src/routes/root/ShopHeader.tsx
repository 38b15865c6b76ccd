import { MainMenu, PhoneMenu, PromiseBar } from '@lyng/content';
import type { Menu } from '@lyng/content';
import { FavouritesLink } from '@lyng/favourites';
import { useHref } from '@lyng/routing';
import { Header, HeaderAction, Link } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { useDispatch } from 'react-redux';
import { shopName } from '../../config.ts';
import { headerHiddenChanged } from '../../shell/slices/page-slice.ts';
import { usePromises } from '../../shell/use-promises.ts';
import { HeaderCart } from './HeaderCart.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
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
  const dispatch = useDispatch();
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
        search={<HeaderSearch />}
        actions={
          <>
            {/* A guest is led to the login; LateLogin opens it in place. */}
            <HeaderAction href={href('account')} icon="user" label={t`My account`} />
            <FavouritesLink />
            <HeaderCart />
          </>
        }
        menu={{ label: t`Menu`, id: menuId }}
        onHiddenChange={(hidden) => dispatch(headerHiddenChanged(hidden))}
      />
      <PhoneMenu id={menuId} menu={menu ?? noMenu} footer={<MarketSwitch />} />
    </>
  );
}
