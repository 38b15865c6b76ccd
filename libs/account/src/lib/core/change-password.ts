export interface PasswordValues {
  readonly oldPassword: string;
  readonly password: string;
  readonly repeated: string;
}

export type PasswordError = 'missing' | 'too-short' | 'mismatch';

/** AUTH-10: the service rejects shorter passwords. */
export const MIN_PASSWORD_LENGTH = 7;

export const emptyPasswords: PasswordValues = { oldPassword: '', password: '', repeated: '' };

/** The fields, in the order of the form. */
export const passwordFields = [
  'oldPassword',
  'password',
  'repeated',
] as const satisfies readonly (keyof PasswordValues)[];

/** The current password is not checked: it may be older than the rule. */
function checkPasswordField(values: PasswordValues, field: keyof PasswordValues): PasswordError | null {
  if (values[field] === '') return 'missing';
  switch (field) {
    case 'oldPassword':
      return null;
    case 'password':
      return [...values.password].length < MIN_PASSWORD_LENGTH ? 'too-short' : null;
    case 'repeated':
      return values.repeated.normalize() === values.password.normalize() ? null : 'mismatch';
  }
}

/** Everything that is wrong with the form, in its order. */
export const checkPasswords = (
  values: PasswordValues,
): readonly { readonly field: keyof PasswordValues; readonly kind: PasswordError }[] =>
  passwordFields.flatMap((field) => {
    const kind = checkPasswordField(values, field);
    return kind === null ? [] : [{ field, kind }];
  });
