import { cookieNames, serialiseCookie } from '@lyng/browser';

/** Characters of a `Cookie` header: the default limit of servers and proxies. */
const MAX_COOKIES_LENGTH = 16 * 1024;
/** The length after a removal: below the limit, so that the next cookie does not exceed it again. */
const ROOM_LENGTH = MAX_COOKIES_LENGTH / 2;
/** Cookies removed at once: proxies limit the headers of a response too. The next page removes more. */
const MAX_REMOVALS = 40;

/** A valid name of a cookie; a browser may send others, which no header removes. */
const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** The shopper stays logged in and keeps the cart. */
const precious: ReadonlySet<string> = new Set([
  cookieNames.auth,
  cookieNames.authRefresh,
  cookieNames.user,
  cookieNames.userMaxAge,
  cookieNames.cart,
]);

/** Whether a request has more cookies than it may. */
export const hasCookieOverflow = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && cookieHeader.length > MAX_COOKIES_LENGTH;

/** The host and the domains above it, where scripts of a tag manager store theirs. */
const domainsOf = (host: string): readonly string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

/** The names that a header holds, with the length of their cookies; the longest first, the precious ones last. */
function namesByLength(cookieHeader: string): readonly (readonly [name: string, length: number])[] {
  const lengths = new Map<string, number>();
  for (const pair of cookieHeader.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (COOKIE_NAME.test(name)) lengths.set(name, (lengths.get(name) ?? 0) + pair.length + 1);
  }
  return [...lengths].sort(
    ([one, oneLength], [two, twoLength]) =>
      Number(precious.has(one)) - Number(precious.has(two)) || twoLength - oneLength,
  );
}

/** The `Set-Cookie` lines that remove the longest cookies, until the others have room. */
export function cookieRemovals(
  cookieHeader: string,
  { secure, host }: { readonly secure: boolean; readonly host: string },
): readonly string[] {
  let left = cookieHeader.length;
  return namesByLength(cookieHeader)
    .slice(0, MAX_REMOVALS)
    .flatMap(([name, length]) => {
      if (left <= ROOM_LENGTH) return [];
      left -= length;
      const removal = serialiseCookie(name, '', { secure, maxAge: 0 });
      return [removal, ...domainsOf(host).map((domain) => `${removal}; Domain=${domain}`)];
    });
}
