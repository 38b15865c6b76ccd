import { useLingui } from '@lingui/react/macro';
import { MegaMenu, MobileMenu } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { Menu } from '../../core/menu.ts';
import { useMenuItems } from './use-menu-items.ts';

/** The link to all of a level, in every level of the menu. */
const useAllLabel = () => {
  const { t } = useLingui();
  return ({ label }: { readonly label: string }): string => t`Everything in ${label}`;
};

/** The main menu of a laptop, for the header. */
export const MainMenu = ({ menu }: { readonly menu: Menu }) => {
  const { t } = useLingui();
  return <MegaMenu label={t`Main menu`} items={useMenuItems(menu)} allLabel={useAllLabel()} />;
};

export interface PhoneMenuProps {
  readonly menu: Menu;
  /** The id that the header's button names. */
  readonly id: string;
  /** Stands below the categories: account, market, help. */
  readonly footer?: ReactNode;
}

/** The main menu of a phone, opened by the header's button. */
export const PhoneMenu = ({ menu, id, footer }: PhoneMenuProps) => {
  const { t } = useLingui();
  return <MobileMenu id={id} title={t`Menu`} items={useMenuItems(menu)} allLabel={useAllLabel()} footer={footer} />;
};
