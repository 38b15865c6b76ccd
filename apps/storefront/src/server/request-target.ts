import type { IncomingMessage } from 'node:http';

/** `http://host/path`, as clients write to a proxy and may write to any server. */
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * The path of a request in absolute form, whose host then counts in place of the Host header (RFC 9112, 3.2.2). Whether it
 * is one of the shop's own is checked as for any other request.
 */
export function originForm(request: Pick<IncomingMessage, 'headers' | 'url'>): string {
  const [, authority, path = ''] = absoluteForm.exec(request.url ?? '') ?? [];
  if (authority === undefined) return request.url ?? '/';
  request.headers.host = authority;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Of two Host headers a proxy in front may believe the one and the shop the other, so neither counts (RFC 9112, 3.2). */
export const hasOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
