import { HeaderCart } from '@lyng/cart';
import { PhoneMenu, PromiseBar } from '@lyng/content';
import type { Menu } from '@lyng/content';
import { FavouritesLink } from '@lyng/favourites';
import { useHref } from '@lyng/routing';
import { HeaderSearch } from '@lyng/search';
import { Header, HeaderAction, Link } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { headerHiddenChanged, LazyPart, useApp, useHydrated, usePromises } from '@lyng/feature';
import type { ShopState } from '@lyng/feature';
import { frameParts } from './frame-parts.ts';
import styles from './ShopHeader.module.css';

const menuId = 'site-menu';

/** If the backend is down, the header has an empty menu. */
const noMenu: Menu = { title: '', items: [] };

export interface ShopHeaderProps {
  readonly menu: Menu | null;
}

/**
 * The header of every shopping page: promises, name, departments, search, favourites, cart. A navigation leaves it as it
 * is; its menus are the server's HTML until a shopper is near.
 */
export const ShopHeader = memo(({ menu }: ShopHeaderProps) => {
  const { t } = useLingui();
  const href = useHref();
  const { name: shopName } = useApp().config;
  const promises = usePromises();
  const dispatch = useDispatch();
  const known = useSelector(({ auth }: ShopState) => auth?.user?.userName);
  // The server's HTML names nobody.
  const userName = useHydrated() ? known : undefined;
  const account = userName ? t`My account, logged in as ${userName}` : t`My account`;
  return (
    <>
      <PromiseBar {...promises} />
      <Header
        logo={
          <Link href={href('home')} className={styles.logo} aria-label={t`${shopName}, front page`}>
            {shopName}
          </Link>
        }
        nav={<LazyPart parts={frameParts}>{({ MainMenu }) => <MainMenu menu={menu ?? noMenu} />}</LazyPart>}
        search={<HeaderSearch />}
        actions={
          <>
            {/* Redirects a guest to the login; LazyLogin opens it in place. */}
            <HeaderAction
              href={href('account')}
              icon="user"
              label={account}
              mark={userName && [...userName][0]?.toUpperCase()}
            />
            <FavouritesLink />
            <HeaderCart />
          </>
        }
        menu={{ label: t`Menu`, id: menuId }}
        onHiddenChange={(hidden) => dispatch(headerHiddenChanged(hidden))}
      />
      <PhoneMenu id={menuId}>
        <LazyPart parts={frameParts}>
          {({ PhoneMenuItems, MarketSwitch }) => <PhoneMenuItems menu={menu ?? noMenu} footer={<MarketSwitch />} />}
        </LazyPart>
      </PhoneMenu>
    </>
  );
});
ShopHeader.displayName = 'ShopHeader';
