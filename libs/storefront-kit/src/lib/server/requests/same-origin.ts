import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form post comes from a page of this host, which shoppers see at `authority`. Browsers send Sec-Fetch-Site;
 * older ones send their Origin. A post with neither is rejected.
 */
export function isSameOriginPost(headers: IncomingHttpHeaders, authority: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  // An Origin such as `data:` has no host; a request may lack one too.
  return authority !== '' && new URL(origin).host === authority;
}
