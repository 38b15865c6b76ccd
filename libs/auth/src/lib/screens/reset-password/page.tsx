import { useGateway } from '@lyng/commerce-client';
import { useHref } from '@lyng/routing';
import { use } from 'react';
import { loginHref, ServerFormsContext, useApp } from '@lyng/feature';
import { useLocation } from 'react-router-dom';
import { ResetPasswordPage } from '../../react/reset-password-page/ResetPasswordPage.tsx';
import type { ResetPasswordPageProps } from '../../react/reset-password-page/ResetPasswordPage.tsx';
import { commitPasswordReset } from '../../wire/password-reset.ts';

export function Component() {
  const gateway = useGateway();
  const href = useHref();
  const { port } = useApp();
  const search = new URLSearchParams(useLocation().search);
  const key = search.get('resetKey') ?? '';
  // A new password ends all sessions of its owner; renewing this one shows that it has ended.
  const renew = async (): Promise<unknown> => (await port('session'))?.renew();
  const commit: ResetPasswordPageProps['commit'] = async (password) => {
    const result = await commitPasswordReset(gateway, window.crypto?.subtle, key, password);
    if (result.ok) void renew();
    return result;
  };
  return (
    <ResetPasswordPage
      commit={commit}
      loginHref={loginHref(href)}
      withoutScript={use(ServerFormsContext).newPassword}
    />
  );
}
