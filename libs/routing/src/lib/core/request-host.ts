/** A request's claims about its host. All of it is untrusted. */
export interface HostClaims {
  readonly host: string | undefined;
  /** `X-Forwarded-Host`. No other header makes a host. */
  readonly forwardedHost?: string | undefined;
  /** Whether the connection comes from a proxy of ours, by its address. */
  readonly fromTrustedProxy: boolean;
}

/** The host a request is for, normalised. A forwarded host counts only from a trusted proxy. */
export const requestHost = ({ host, forwardedHost, fromTrustedProxy }: HostClaims): string =>
  normaliseHost((fromTrustedProxy && forwardedHost) || host || '');

/** A name and perhaps a port that can be one. */
const hostHeader = /^([^:/?#@\s]+)(?::([0-9]{1,5}))?$/;

/** Lower case, without port and without the dot that ends a fully qualified name; empty for an invalid host. */
export function normaliseHost(host: string): string {
  const [, name = '', port = '0'] = hostHeader.exec(host) ?? [];
  return Number(port) > 65_535 ? '' : name.toLowerCase().replace(/\.$/, '');
}
