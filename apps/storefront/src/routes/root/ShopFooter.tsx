import { FooterMenus } from '@lyng/content';
import type { Menu } from '@lyng/content';
import { Cluster, Footer, FooterColumn } from '@lyng/ui';
import { Trans } from '@lingui/react/macro';
import { returnDays, shopName } from '../../config.ts';
import { CookieSettingsButton } from './CookieSettingsButton.tsx';
import { MarketSwitch } from './MarketSwitch.tsx';

export interface ShopFooterProps {
  readonly menus: readonly Menu[];
}

/** The end of every shopping page. */
export function ShopFooter({ menus }: ShopFooterProps) {
  return (
    <Footer
      bottom={
        <>
          <MarketSwitch />
          <Cluster gap={5}>
            <CookieSettingsButton />
            <p>© {shopName}</p>
          </Cluster>
        </>
      }
    >
      <FooterMenus menus={menus} />
      <FooterColumn title={<Trans>Customer service</Trans>}>
        <p>
          <Trans>Open weekdays 08.00–17.00. You have {returnDays} days to return what you regret.</Trans>
        </p>
      </FooterColumn>
    </Footer>
  );
}
