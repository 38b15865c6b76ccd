import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { MembershipChange } from './membership.ts';

/** The posted form of the membership page. */
export type MembershipIntent = MembershipChange['intent'];

/** Reads a posted form; unknown ones are rejected. Of a checkbox only a ticked one is sent. */
export function readMembershipForm(form: {
  readonly get: (name: string) => unknown;
}): Result<{ readonly kind: 'unknown-form' }, MembershipChange> {
  const intent = form.get('intent');
  switch (intent) {
    case 'join':
    case 'leave':
      return ok({ intent });
    case 'preferences':
      return ok({
        intent,
        preferences: { acceptsEmail: form.get('acceptsEmail') !== null, acceptsSms: form.get('acceptsSms') !== null },
      });
    default:
      return fail({ kind: 'unknown-form' });
  }
}
