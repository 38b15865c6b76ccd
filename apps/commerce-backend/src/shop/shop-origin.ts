import type { FastifyRequest } from 'fastify';
import type { MarketAlias } from '@lyng/model';
import type { Shop } from './shop.ts';

/** The settings of the shop's own addresses: its hosts, its port, and origins that the operator names. */
export interface ShopPlace {
  readonly shop: Pick<Shop, 'sharedHost' | 'markets'>;
  readonly storefrontPort: number;
  readonly allowedOrigins: readonly string[];
}

const plainOrigin = (host: string, port: number): string => new URL(`http://${host}:${String(port)}`).origin;

const hostOf = ({ shop }: ShopPlace, market: MarketAlias): string =>
  shop.markets.find(({ alias }) => alias === market)?.host ?? shop.sharedHost;

/** Every origin that the shop's pages have: its hosts on its port, the same behind a proxy for https, and what the operator names. */
export const shopOrigins = ({ shop, storefrontPort, allowedOrigins }: ShopPlace): readonly string[] => [
  ...[shop.sharedHost, ...shop.markets.map(({ host }) => host)].flatMap((host) => [
    plainOrigin(host, storefrontPort),
    `https://${host}`,
  ]),
  ...allowedOrigins,
];

/** Whether a page of this origin may call: the shop's own, with their scheme and port, and what the operator adds. */
export const allowsOrigin = (place: ShopPlace, origin: string): boolean => shopOrigins(place).includes(origin);

/**
 * Where a market's pages are, always on its own host. Scheme and port are those that the shopper sees the shop at
 * (`seenAt`), if that is an origin of the shop: whatever a request claims, no mail leads to a foreign host. Else they are
 * the operator's for that host, else the shop's own.
 */
export function shopOrigin(place: ShopPlace, market: MarketAlias, seenAt?: string): string {
  const host = hostOf(place, market);
  if (seenAt !== undefined && shopOrigins(place).includes(seenAt)) {
    const url = new URL(seenAt);
    url.hostname = host;
    return url.origin;
  }
  return (
    place.allowedOrigins.find((origin) => URL.canParse(origin) && new URL(origin).hostname === host) ??
    plainOrigin(host, place.storefrontPort)
  );
}

/**
 * The origin at which a shopper sees the shop, as the shop's own server reports it; from other clients only `Host` is
 * read.
 */
export function seenAt({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined {
  const text = `${protocol}://${host}`;
  return URL.canParse(text) ? new URL(text).origin : undefined;
}
