import { FooterMenus } from '@lyng/content';
import type { Menu } from '@lyng/content';
import { Cluster, FooterColumn, FooterColumns } from '@lyng/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import type { BusinessFacts } from '@lyng/feature';
import { CookieSettingsButton } from '@lyng/tracking';
import { MarketSwitch } from '@lyng/storefront-kit';

export interface ShopFooterColumnsProps {
  readonly menus: readonly Menu[];
  readonly business: BusinessFacts | undefined;
  /** In the checkout: help and company facts, no links that lead away. */
  readonly bare: boolean;
}

interface CustomerServiceProps extends Pick<BusinessFacts, 'contacts' | 'serviceHours'> {
  readonly returnDays: number;
  /** In the checkout no link leads away. */
  readonly bare: boolean;
}

const CustomerService = ({ contacts, serviceHours, returnDays, bare }: CustomerServiceProps) => {
  const { t } = useLingui();
  const href = useHref();
  const register = { label: t`Register a return`, href: href('register-return') };
  return (
    <FooterColumn title={<Trans>Customer service</Trans>} links={bare ? contacts : [...contacts, register]}>
      <p>
        <Trans>
          Open weekdays {serviceHours}. You have {returnDays} days to return what you regret.
        </Trans>
      </p>
    </FooterColumn>
  );
};

/** Menus, help, the market switch and the company. */
export const ShopFooterColumns = ({ menus, business, bare }: ShopFooterColumnsProps) => {
  const { name, returnDays } = useApp().config;
  return (
    <FooterColumns
      bottom={
        <>
          {!bare && <MarketSwitch />}
          <Cluster gap={5}>
            <CookieSettingsButton />
            <p>© {name}</p>
          </Cluster>
          <p>{business?.company}</p>
        </>
      }
    >
      {!bare && <FooterMenus menus={menus} />}
      {business && <CustomerService {...business} returnDays={returnDays} bare={bare} />}
    </FooterColumns>
  );
};
