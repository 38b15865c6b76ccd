import { isBlank, readEmail } from '@lyng/model';

/** The values typed to log in, to create an account or to get a new password. */
export interface AuthValues {
  readonly email: string;
  readonly password: string;
  /** The password once more, where a new one is chosen. */
  readonly repeated: string;
}

export type AuthField = keyof AuthValues;

export type AuthError = 'missing' | 'no-email' | 'too-short' | 'mismatch';

/** The kind of form: a login form takes an existing password, the others choose a new one. */
export type AuthForm = 'login' | 'register' | 'order-account' | 'forgotten' | 'new-password';

/** The fields of a form, in their order. */
export const fieldsOf: Readonly<Record<AuthForm, readonly AuthField[]>> = {
  login: ['email', 'password'],
  register: ['email', 'password', 'repeated'],
  'order-account': ['password'],
  forgotten: ['email'],
  'new-password': ['password', 'repeated'],
};

/** The service rejects shorter passwords. */
export const minPasswordLength = 7;

/** Nothing typed yet. */
export const emptyValues: AuthValues = { email: '', password: '', repeated: '' };

const checkField = (form: AuthForm, field: AuthField, { email, password, repeated }: AuthValues): AuthError | null => {
  switch (field) {
    case 'email':
      return isBlank(email) ? 'missing' : readEmail(email) === null ? 'no-email' : null;
    case 'password':
      if (password === '') return 'missing';
      // An existing password is not checked: it may be older than the rule.
      return form !== 'login' && [...password].length < minPasswordLength ? 'too-short' : null;
    case 'repeated':
      return repeated === '' ? 'missing' : repeated.normalize() === password.normalize() ? null : 'mismatch';
  }
};

/** Everything that is wrong with a form, in the order of its fields. */
export const checkValues = (
  form: AuthForm,
  values: AuthValues,
): readonly { readonly field: AuthField; readonly error: AuthError }[] =>
  fieldsOf[form].flatMap((field) => {
    const error = checkField(form, field, values);
    return error ? [{ field, error }] : [];
  });
