import { useLoaderData } from 'react-router-dom';
import type { loader } from './data.ts';
import { AccountHome } from './AccountHome.tsx';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/** The account pages: few and small, so they share a file. */
export function Component() {
  const { screen, userName } = useLoaderData<typeof loader>();
  switch (screen) {
    case 'account-reset-password':
      return <ResetPassword />;
    case 'account-settings':
      return <AccountSettingsPage />;
    default:
      return <AccountHome userName={userName} />;
  }
}
