import type { IncomingMessage } from 'node:http';

/** `http://host/path`, as clients write to a proxy and may write to any server. */
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * The path of a request in absolute form, whose host replaces the Host header (RFC 9112, 3.2.2). It is checked against
 * the shop's own hosts like any other.
 */
export function originForm(request: Pick<IncomingMessage, 'headers' | 'url'>): string {
  const [, authority, path = ''] = absoluteForm.exec(request.url ?? '') ?? [];
  if (authority === undefined) return request.url ?? '/';
  request.headers.host = authority;
  return path.startsWith('/') ? path : `/${path}`;
}

/** With two Host headers, a proxy may use one and the shop the other, so such requests are rejected (RFC 9112, 3.2). */
export const hasOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
