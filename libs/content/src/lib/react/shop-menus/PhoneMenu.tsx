import { useLingui } from '@lingui/react/macro';
import { MobileMenu } from '@lyng/ui';
import type { ReactNode } from 'react';

export interface PhoneMenuProps {
  /** The id that the header's button names. */
  readonly id: string;
  /** `PhoneMenuItems`. */
  readonly children: ReactNode;
}

/** The main menu of a phone, opened by the header's button. */
export const PhoneMenu = ({ id, children }: PhoneMenuProps) => {
  const { t } = useLingui();
  return (
    <MobileMenu id={id} title={t`Menu`}>
      {children}
    </MobileMenu>
  );
};
