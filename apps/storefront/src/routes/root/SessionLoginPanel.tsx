import { LoginPanel, requestPasswordReset } from '@lyng/auth';
import type { LoginPanelProps } from '@lyng/auth';
import { useGateway } from '@lyng/commerce-client';
import { useStore } from 'react-redux';
import { authSessionOf } from '../../client/auth-session.ts';
import type { AppStore } from '../../store.ts';

/** The login panel over the session of this tab. */
export function SessionLoginPanel(panel: Pick<LoginPanelProps, 'onClose' | 'open'>) {
  const gateway = useGateway();
  const { login, register } = authSessionOf(useStore() as AppStore);
  return (
    <LoginPanel
      {...panel}
      login={login}
      register={register}
      requestReset={(email) => requestPasswordReset(gateway, email)}
    />
  );
}
