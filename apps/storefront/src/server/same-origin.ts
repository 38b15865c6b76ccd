import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form post comes from a page of this very host (X7), which shoppers see at `authority`. Browsers say so in
 * Sec-Fetch-Site; older ones name their Origin. A post with neither is no browser's form and is refused.
 */
export function isSameOriginPost(headers: IncomingHttpHeaders, authority: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  // An Origin such as `data:` has no host; nor has a request that names none.
  return authority !== '' && new URL(origin).host === authority;
}
