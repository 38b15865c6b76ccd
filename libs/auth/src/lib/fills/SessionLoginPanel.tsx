import { useGateway } from '@lyng/commerce-client';
import { useApp } from '@lyng/feature';
import { LoginPanel } from '../react/login-panel/LoginPanel.tsx';
import type { LoginPanelProps } from '../react/login-panel/LoginPanel.tsx';
import { tabSessionOf } from '../state/tab-session.ts';
import { requestPasswordReset } from '../wire/password-reset.ts';

/** The login panel with the session of this tab. */
export function SessionLoginPanel(panel: Pick<LoginPanelProps, 'onClose' | 'open'>) {
  const gateway = useGateway();
  const { login, register } = tabSessionOf(useApp());
  return (
    <LoginPanel
      {...panel}
      login={login}
      register={register}
      requestReset={(email) => requestPasswordReset(gateway, email)}
    />
  );
}
