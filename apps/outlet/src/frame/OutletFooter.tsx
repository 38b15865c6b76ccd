import { FooterMenus } from '@lyng/content';
import type { Menu } from '@lyng/content';
import { useApp } from '@lyng/feature';
import type { BusinessFacts } from '@lyng/feature';
import { MarketSwitch } from '@lyng/storefront-kit';
import { CookieSettingsButton } from '@lyng/tracking';
import { Footer, FooterColumn, FooterColumns } from '@lyng/ui';
import { Trans } from '@lingui/react/macro';

export interface OutletFooterProps {
  readonly menus: readonly Menu[];
  readonly business: BusinessFacts | undefined;
  readonly bare: boolean;
}

/** The footer: help, returns, the company. */
export function OutletFooter({ menus, business, bare }: OutletFooterProps) {
  const { returnDays } = useApp().config;
  return (
    <Footer
      bottom={
        <>
          {!bare && <MarketSwitch />}
          <CookieSettingsButton />
          <p>{business?.company}</p>
        </>
      }
    >
      <FooterColumns>
        {!bare && <FooterMenus menus={menus} />}
        <FooterColumn title={<Trans>Help</Trans>} links={business?.contacts ?? []}>
          <p>
            <Trans>Outlet goods can be returned within {returnDays} days, too.</Trans>
          </p>
        </FooterColumn>
      </FooterColumns>
    </Footer>
  );
}
