import { HeaderCart } from '@lyng/cart';
import { MainMenu, PhoneMenu, PhoneMenuItems } from '@lyng/content';
import type { Menu } from '@lyng/content';
import { useApp } from '@lyng/feature';
import { FavouritesLink } from '@lyng/favourites';
import { useHref } from '@lyng/routing';
import { HeaderSearch } from '@lyng/search';
import { MarketSwitch } from '@lyng/storefront-kit';
import { Container, Header, HeaderAction, Link } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './OutletHeader.module.css';

const menuId = 'outlet-menu';

export interface OutletHeaderProps {
  readonly menu: Menu | undefined;
  /** The shop's name alone. */
  readonly bare: boolean;
}

/** The header: departments, search, account, favourites and cart. */
export function OutletHeader({ menu = { title: '', items: [] }, bare }: OutletHeaderProps) {
  const { t } = useLingui();
  const href = useHref();
  const { name } = useApp().config;
  const logo = (
    <Link href={href('home')} className={styles.logo} aria-label={t`${name}, front page`}>
      {name}
    </Link>
  );
  if (bare)
    return (
      <header className={styles.bare}>
        <Container>{logo}</Container>
      </header>
    );
  return (
    <>
      <Header
        logo={logo}
        nav={<MainMenu menu={menu} />}
        search={<HeaderSearch />}
        actions={
          <>
            <HeaderAction href={href('account')} icon="user" label={t`My account`} />
            <FavouritesLink />
            <HeaderCart />
          </>
        }
        menu={{ label: t`Menu`, id: menuId }}
      />
      <PhoneMenu id={menuId}>
        <PhoneMenuItems menu={menu} footer={<MarketSwitch />} />
      </PhoneMenu>
    </>
  );
}
