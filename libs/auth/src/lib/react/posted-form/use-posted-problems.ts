import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { AuthFailure } from '@lyng/model';
import type { AuthField } from '../../core/auth-values.ts';
import type { PostedForm } from '../../wire/handle-login-form.ts';
import { errorMessage, failureMessages } from '../auth-messages.ts';

/** The errors of a posted form; `field` is `null` for what no field can fix. */
export interface PostedProblem {
  readonly field: AuthField | null;
  readonly message: MessageDescriptor;
}

const fieldOf: Partial<Record<AuthFailure['kind'], AuthField>> = {
  'wrong-credentials': 'password',
  'password-rejected': 'password',
  'account-exists': 'email',
  'email-rejected': 'email',
};

/** The password is not shown again, so not all that was typed is still there. */
const unavailableMessage = msg`We could not reach the shop. Try again in a moment.`;

/** All that is wrong with a posted form, in the order of its fields. */
const problemsOf = ({ errors, failure }: PostedForm): readonly PostedProblem[] => [
  ...errors.map(({ field, error }) => ({ field, message: errorMessage(field, error) })),
  ...(failure
    ? [
        {
          field: fieldOf[failure.kind] ?? null,
          message: failure.kind === 'unavailable' ? unavailableMessage : failureMessages[failure.kind],
        },
      ]
    : []),
];

/** The errors of a posted form, and the props of its fields; the first invalid field gets the focus. */
export function usePostedProblems(formId: string, posted: PostedForm) {
  const { i18n } = useLingui();
  const problems = problemsOf(posted);
  const propsOf = (field: AuthField) => {
    const problem = problems.find((one) => one.field === field);
    return {
      id: `${formId}-${field}`,
      autoFocus: problem !== undefined && problem === problems[0],
      error: problem && i18n._(problem.message),
    };
  };
  return { problems, propsOf };
}
