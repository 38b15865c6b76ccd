import { useLingui } from '@lingui/react/macro';
import { MegaMenu, MobileMenuItems } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { Menu } from '../../core/menu.ts';
import { DepartmentPicture } from './DepartmentPicture.tsx';
import { useMenuItems } from './use-menu-items.ts';

/** The link to all of a level, in every level of the menu. */
const useAllLabel = () => {
  const { t } = useLingui();
  return ({ label }: { readonly label: string }): string => t`Everything in ${label}`;
};

/** The main menu of a laptop, for the header. */
export const MainMenu = ({ menu }: { readonly menu: Menu }) => {
  const { t } = useLingui();
  return (
    <MegaMenu
      label={t`Main menu`}
      items={useMenuItems(menu)}
      allLabel={useAllLabel()}
      picture={({ href }) => <DepartmentPicture href={href} />}
    />
  );
};

export interface PhoneMenuItemsProps {
  readonly menu: Menu;
  /** Stands below the categories: account, market, help. */
  readonly footer?: ReactNode;
}

/** The categories of a phone's main menu, for `PhoneMenu`. */
export const PhoneMenuItems = ({ menu, footer }: PhoneMenuItemsProps) => (
  <MobileMenuItems items={useMenuItems(menu)} allLabel={useAllLabel()} footer={footer} />
);
