import { isAllowed } from './consent.ts';
import type { Consent, OptionalPurpose } from './consent.ts';

/** The cookies that tags of Google and Meta set, by what they are for: `_ga_ABC123`, `_gcl_au`, `_fbp`. */
const tagCookies: readonly (readonly [OptionalPurpose, RegExp])[] = [
  ['statistics', /^_(?:ga|gat|gid)(?:_|$)/],
  ['marketing', /^_(?:gac|gcl)_|^_fb[cp]$/],
];

/** The cookies of tags among `names` that the shopper does not allow. Nothing while the choice is unread. */
export const forbiddenTagCookies = (consent: Consent, names: readonly string[]): readonly string[] =>
  consent.kind === 'unread'
    ? []
    : names.filter((name) =>
        tagCookies.some(([purpose, pattern]) => pattern.test(name) && !isAllowed(consent, purpose)),
      );
