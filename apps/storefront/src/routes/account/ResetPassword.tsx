import { commitPasswordReset, ResetPasswordPage } from '@lyng/auth';
import type { ResetPasswordPageProps } from '@lyng/auth';
import { useGateway } from '@lyng/commerce-client';
import { useHref } from '@lyng/routing';
import { use } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../../shell/login-href.ts';
import type { AppStore } from '../../store.ts';
import { ServerFormsContext } from '../root/server-forms.ts';

/** Where the link of a reset mail leads to. */
export function ResetPassword() {
  const gateway = useGateway();
  const href = useHref();
  const store = useStore() as AppStore;
  const search = new URLSearchParams(useLocation().search);
  const key = search.get('resetKey') ?? '';
  // A new password ends all sessions of its owner; one that is open here learns it from the service.
  const renew = async (): Promise<unknown> =>
    (await import('../../client/auth-session.ts')).authSessionOf(store).renew();
  const commit: ResetPasswordPageProps['commit'] = async (password) => {
    const answer = await commitPasswordReset(gateway, window.crypto?.subtle, key, password);
    if (answer.ok) void renew();
    return answer;
  };
  return (
    <ResetPasswordPage
      commit={commit}
      loginHref={loginHref(href)}
      withoutScript={use(ServerFormsContext).newPassword}
    />
  );
}
