import type { MembershipChange } from './membership.ts';

export type MembershipIntent = MembershipChange['intent'];

/** Reads a posted form; `undefined` for an unknown one. Of a checkbox only a ticked one is sent. */
export function readMembershipForm(form: Pick<FormData, 'get'>): MembershipChange | undefined {
  const intent = form.get('intent');
  switch (intent) {
    case 'join':
    case 'leave':
      return { intent };
    case 'preferences':
      return {
        intent,
        preferences: { acceptsEmail: form.get('acceptsEmail') !== null, acceptsSms: form.get('acceptsSms') !== null },
      };
    default:
      return undefined;
  }
}
