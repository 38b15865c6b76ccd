import { FooterMenus } from '@lyng/content';
import type { Menu } from '@lyng/content';
import { Cluster, Footer, FooterColumn } from '@lyng/ui';
import { Trans } from '@lingui/react/macro';
import type { BusinessFacts } from '../../business.ts';
import { returnDays, shopName } from '../../config.ts';
import { CookieSettingsButton } from './CookieSettingsButton.tsx';
import { FooterNewsletter } from './FooterNewsletter.tsx';
import { MarketSwitch } from './MarketSwitch.tsx';

export interface ShopFooterProps {
  readonly menus: readonly Menu[];
  readonly business: BusinessFacts;
  /** On the way to the order: help and who sells, and nothing that leads away. */
  readonly bare: boolean;
  /** Not on the page that has the form itself. */
  readonly hasNewsletter: boolean;
}

/** The end of every page. */
export function ShopFooter({ menus, business, bare, hasNewsletter }: ShopFooterProps) {
  const { contacts, serviceHours, company } = business;
  return (
    <Footer
      top={<FooterNewsletter hidden={!hasNewsletter} />}
      bottom={
        <>
          {!bare && <MarketSwitch />}
          <Cluster gap={5}>
            <CookieSettingsButton />
            <p>© {shopName}</p>
          </Cluster>
          <p>{company}</p>
        </>
      }
    >
      {!bare && <FooterMenus menus={menus} />}
      <FooterColumn title={<Trans>Customer service</Trans>} links={contacts}>
        <p>
          <Trans>
            Open weekdays {serviceHours}. You have {returnDays} days to return what you regret.
          </Trans>
        </p>
      </FooterColumn>
    </Footer>
  );
}
