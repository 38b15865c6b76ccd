import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form post comes from a page of this very host (X7). Browsers say so in Sec-Fetch-Site; older ones
 * name their Origin. A post with neither is no browser's form and is refused.
 */
export function isSameOriginPost(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
