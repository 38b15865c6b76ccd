import { isBlank, readEmail } from '@lyng/model';

/** What is typed to log in, to make an account or to get a new password. */
export interface AuthValues {
  readonly email: string;
  /** The one that counts until a new one is chosen. */
  readonly oldPassword: string;
  readonly password: string;
  /** The password once more, where a new one is chosen. */
  readonly repeated: string;
}

export type AuthField = keyof AuthValues;

/** What is wrong with a field. */
export type AuthFault = 'missing' | 'no-email' | 'too-short' | 'mismatch';

/** Which fields a form has: those of a login ask for a password, those of a new one choose it. */
export type AuthForm = 'login' | 'register' | 'forgotten' | 'new-password' | 'change-password';

/** The fields of a form, in their order. */
export const fieldsOf: Readonly<Record<AuthForm, readonly AuthField[]>> = {
  login: ['email', 'password'],
  register: ['email', 'password', 'repeated'],
  forgotten: ['email'],
  'new-password': ['password', 'repeated'],
  'change-password': ['oldPassword', 'password', 'repeated'],
};

/** Spec §9. */
export const shortestPassword = 7;

/** Nothing typed yet. */
export const emptyValues: AuthValues = { email: '', oldPassword: '', password: '', repeated: '' };

const checkField = (
  form: AuthForm,
  field: AuthField,
  { email, oldPassword, password, repeated }: AuthValues,
): AuthFault | null => {
  switch (field) {
    case 'email':
      return isBlank(email) ? 'missing' : readEmail(email) === null ? 'no-email' : null;
    case 'oldPassword':
      return oldPassword === '' ? 'missing' : null;
    case 'password':
      if (password === '') return 'missing';
      // An old password is what it is.
      return form !== 'login' && [...password].length < shortestPassword ? 'too-short' : null;
    case 'repeated':
      return repeated === '' ? 'missing' : repeated.normalize() === password.normalize() ? null : 'mismatch';
  }
};

/** All that is wrong with a form, in the order of its fields (AUTH-10). */
export const checkValues = (
  form: AuthForm,
  values: AuthValues,
): readonly { readonly field: AuthField; readonly fault: AuthFault }[] =>
  fieldsOf[form].flatMap((field) => {
    const fault = checkField(form, field, values);
    return fault ? [{ field, fault }] : [];
  });
