import { useLingui } from '@lingui/react/macro';
import { SidePanel } from '@lyng/ui';
import { LoginForms } from './LoginForms.tsx';
import type { LoginActions } from './LoginForms.tsx';

export interface LoginPanelProps extends LoginActions {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The panel in which a shopper logs in, creates an account or requests a new password, without leaving the page. */
export const LoginPanel = ({ open, onClose, ...actions }: LoginPanelProps) => {
  const { t } = useLingui();
  return (
    <SidePanel open={open} onClose={onClose} title={t`Your account`}>
      <LoginForms {...actions} />
    </SidePanel>
  );
};
