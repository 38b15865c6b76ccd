import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { MembershipChange } from './membership.ts';

/** Which form of the membership page was posted. */
export type MembershipIntent = 'join' | 'leave' | 'preferences';

/** Reads a posted form; unknown ones are rejected. Of a checkbox only a ticked one is sent. */
export function readMembershipForm(form: {
  readonly get: (name: string) => unknown;
}): Result<
  { readonly kind: 'unknown-form' },
  { readonly intent: MembershipIntent; readonly change: MembershipChange }
> {
  const intent = form.get('intent');
  switch (intent) {
    case 'join':
      return ok({ intent, change: { isMember: true } });
    case 'leave':
      return ok({ intent, change: { isMember: false } });
    case 'preferences':
      return ok({
        intent,
        change: { acceptsEmail: form.get('acceptsEmail') !== null, acceptsSms: form.get('acceptsSms') !== null },
      });
    default:
      return fail({ kind: 'unknown-form' });
  }
}
