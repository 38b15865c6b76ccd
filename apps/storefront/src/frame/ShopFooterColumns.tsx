import { FooterMenus } from '@lyng/content';
import type { Menu } from '@lyng/content';
import { FooterColumn, FooterColumns } from '@lyng/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import type { BusinessFacts } from '@lyng/feature';

export interface ShopFooterColumnsProps {
  readonly menus: readonly Menu[];
  readonly business: BusinessFacts | undefined;
  /** In the checkout: help and company facts, no links that lead away. */
  readonly bare: boolean;
}

interface CustomerServiceProps extends Pick<BusinessFacts, 'contacts' | 'serviceHours'> {
  /** In the checkout no link leads away. */
  readonly bare: boolean;
}

const CustomerService = ({ contacts, serviceHours, bare }: CustomerServiceProps) => {
  const { t } = useLingui();
  const href = useHref();
  const { returnDays } = useApp().config;
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

/** Menus and help. */
export const ShopFooterColumns = ({ menus, business, bare }: ShopFooterColumnsProps) => (
  <FooterColumns>
    {!bare && <FooterMenus menus={menus} />}
    {business && <CustomerService {...business} bare={bare} />}
  </FooterColumns>
);
