import proxyAddr from '@fastify/proxy-addr';
import { requestHost } from '@lyng/routing/core';
import type { IncomingHttpHeaders } from 'node:http';

/** The shop's address as the shopper's browser sees it: links, cookies and cached pages depend on it. */
export interface PublicAddress {
  readonly protocol: 'http' | 'https';
  /** Normalized; empty for an invalid host. The caller checks whether it is one of the shop's own. */
  readonly host: string;
  readonly port: number | undefined;
  /** `host:port` as in the request: what a browser's Origin ends with. */
  readonly authority: string;
}

const isPrivate = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/** Whether that network address may be one of our proxies: outsiders have no private address. */
export const isPrivateAddress = (address: string): boolean => isPrivate(address, 0);

/** Of a chain of proxies the first value is the browser's. */
const firstOf = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',', 1)[0]
    ?.trim() || undefined;

const portOf = (authority: string): number | undefined => {
  const port = /:(\d+)$/.exec(authority)?.[1];
  return port === undefined ? undefined : Number(port);
};

/** From a trusted proxy X-Forwarded-Proto and -Host decide; otherwise the request's own Host, over http. */
export function publicAddress(headers: IncomingHttpHeaders, fromTrustedProxy: boolean): PublicAddress {
  const forwardedHost = fromTrustedProxy ? firstOf(headers['x-forwarded-host']) : undefined;
  const isHttps = fromTrustedProxy && firstOf(headers['x-forwarded-proto'])?.toLowerCase() === 'https';
  const authority = forwardedHost ?? headers.host ?? '';
  const host = requestHost({ host: headers.host, forwardedHost, fromTrustedProxy });
  return { protocol: isHttps ? 'https' : 'http', host, port: portOf(authority), authority };
}
