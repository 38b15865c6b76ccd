import type { CommerceGateway } from '@lyng/commerce-client';
import { readEmail } from '@lyng/model';
import type { AuthFailure } from '@lyng/model';
import { checkValues, emptyValues } from '../core/auth-values.ts';
import type { AuthError, AuthField } from '../core/auth-values.ts';
import type { AuthClient, Grant } from './auth-client.ts';
import type { DigestLike } from './hash-password.ts';
import { commitPasswordReset, requestPasswordReset } from './password-reset.ts';
import type { LoginChoice } from './session-cookies.ts';

/** The value of the pressed button of a posted form, under the name `intent`. */
export type LoginFormIntent = 'login' | 'register' | 'forgotten' | 'new-password';

/** A form as it is shown again: what was typed but the passwords, and what came of it. */
export interface PostedForm {
  readonly email: string;
  readonly remember: boolean;
  readonly errors: readonly { readonly field: AuthField; readonly error: AuthError }[];
  readonly failure: AuthFailure | null;
  /** A mail has been sent, or the password is changed. */
  readonly isDone: boolean;
}

export type LoginFormOutcome =
  | {
      readonly kind: 'signed-in';
      readonly reason: 'login' | 'register';
      readonly grant: Grant;
      readonly choice: LoginChoice;
    }
  | { readonly kind: 'shown-again'; readonly posted: PostedForm };

export interface LoginFormRequest {
  readonly form: FormData;
  readonly client: Pick<AuthClient, 'login' | 'register'>;
  readonly gateway: CommerceGateway;
  readonly subtle: DigestLike;
  /** Of the mail whose link led here; empty where there was none. */
  readonly resetKey: string;
}

/** A form before anything has been typed. */
export const emptyForm: PostedForm = { email: '', remember: true, errors: [], failure: null, isDone: false };

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const intents: readonly string[] = ['login', 'register', 'forgotten', 'new-password'] satisfies LoginFormIntent[];

/** The posted form; `null` for any other. */
export const loginFormIntent = (form: FormData): LoginFormIntent | null => {
  const intent = text(form, 'intent');
  return intents.includes(intent) ? (intent as LoginFormIntent) : null;
};

/**
 * Handles a form that was posted without JavaScript; the password is hashed here. Posting it twice does no harm: an
 * existing account with this password is logged in to.
 */
export async function handleLoginForm(request: LoginFormRequest, intent: LoginFormIntent): Promise<LoginFormOutcome> {
  const { form, client, gateway, subtle, resetKey } = request;
  const password = text(form, 'password');
  // The login form has one field for both: a new account takes the password once.
  const repeated = intent === 'new-password' ? text(form, 'repeated') : password;
  const values = { ...emptyValues, email: text(form, 'username').trim(), password, repeated };
  const remember = text(form, 'remember') !== '';
  const shown = { ...emptyForm, email: values.email, remember };
  const errors = checkValues(intent, values).filter(({ field }) => field !== 'repeated' || intent === 'new-password');
  if (errors.length > 0) return { kind: 'shown-again', posted: { ...shown, errors } };

  const username = readEmail(values.email) ?? '';
  if (intent === 'login' || intent === 'register') {
    const credentials = { username, password, remember };
    const first = await client[intent](credentials);
    const again = !first.ok && first.error.kind === 'account-exists' ? await client.login(credentials) : first;
    const choice = { username, remember };
    if (again.ok) return { kind: 'signed-in', reason: first.ok ? intent : 'login', grant: again.value, choice };
    return { kind: 'shown-again', posted: { ...shown, failure: first.ok ? null : first.error } };
  }
  const done =
    intent === 'forgotten'
      ? await requestPasswordReset(gateway, username)
      : await commitPasswordReset(gateway, subtle, resetKey, password);
  return { kind: 'shown-again', posted: { ...shown, failure: done.ok ? null : done.error, isDone: done.ok } };
}

export const postedFormStatus = ({ errors, failure }: PostedForm): number => {
  if (errors.length > 0) return 422;
  switch (failure?.kind) {
    case undefined:
      return 200;
    case 'too-many':
      return 429;
    case 'unavailable':
      return 503;
    default:
      return 422;
  }
};
