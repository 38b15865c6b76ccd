export type { AuthFailure } from './lib/core/auth-failure.ts';
export { isOver, readClaims } from './lib/core/token-claims.ts';
export type { TokenClaims } from './lib/core/token-claims.ts';
export { AccountOverview } from './lib/react/account-overview/AccountOverview.tsx';
export type { AccountOverviewProps } from './lib/react/account-overview/AccountOverview.tsx';
export { AccountSettings } from './lib/react/account-settings/AccountSettings.tsx';
export type { AccountSettingsProps } from './lib/react/account-settings/AccountSettings.tsx';
export {
  accountSettingsTitle,
  resetPasswordTitle,
  sessionMessage,
  wrongPasswordMessage,
} from './lib/react/auth-messages.ts';
export type { LoginActions } from './lib/react/login-panel/LoginForms.tsx';
export { LoginPanel } from './lib/react/login-panel/LoginPanel.tsx';
export type { LoginPanelProps } from './lib/react/login-panel/LoginPanel.tsx';
export { PostedLoginForm } from './lib/react/posted-form/PostedLoginForm.tsx';
export { PostedPasswordForm } from './lib/react/posted-form/PostedPasswordForm.tsx';
export { ResetPasswordPage } from './lib/react/reset-password-page/ResetPasswordPage.tsx';
export type { ResetPasswordPageProps } from './lib/react/reset-password-page/ResetPasswordPage.tsx';
export { sessionChanged } from './lib/state/auth-events.ts';
export type { SessionChange, SignedInUser } from './lib/state/auth-events.ts';
export { isAuthMessage } from './lib/state/auth-ports.ts';
export type { AuthMessage, AuthPorts, AuthStore } from './lib/state/auth-ports.ts';
export { createAuthSession } from './lib/state/auth-session.ts';
export type { AuthSession } from './lib/state/auth-session.ts';
export { authSlice } from './lib/state/auth-slice.ts';
export type { AuthRootState, AuthState } from './lib/state/auth-slice.ts';
export { userOf } from './lib/state/user-of-claims.ts';
export { createAuthClient } from './lib/wire/auth-client.ts';
export type { AuthClient, AuthClientOptions, Credentials, Grant } from './lib/wire/auth-client.ts';
export { emptyForm, handleLoginForm, loginFormIntent, postedFormStatus } from './lib/wire/handle-login-form.ts';
export type { LoginFormIntent, LoginFormOutcome, LoginFormRequest, PostedForm } from './lib/wire/handle-login-form.ts';
export { commitPasswordReset, requestPasswordReset } from './lib/wire/password-reset.ts';
export { dropSession, storeTokenLogin, storeSession, readSession } from './lib/wire/session-cookies.ts';
export type { StoredSession } from './lib/wire/session-cookies.ts';
export { withSession } from './lib/wire/session-gateway.ts';
export type { TokenSource } from './lib/wire/session-gateway.ts';
export { authEndpoint, signEndpoint } from './lib/wire/auth-addresses.ts';
