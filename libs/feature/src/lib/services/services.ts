import type { serviceTable } from './service-table.ts';

/** The request that shows whether a service is up. */
export interface HealthCheck {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly url: string;
  /** The query of a GraphQL service, whose response must have data. */
  readonly body?: string;
  /** The status that it responds with; any below 500 by default. */
  readonly status?: number;
}

/** The connection of the shop to a service. */
export interface Service {
  /** The address in the place of the shop's own path, without a trailing slash. */
  readonly url: string;
  /** A key that browsers may see; empty without one. */
  readonly key: string;
  /** Headers that only the server adds: a key that browsers must not see. */
  readonly headers: Readonly<Record<string, string>>;
  /** The timeout of the server's requests, in ms. */
  readonly timeout: number;
  /** The timeout of a browser's requests, in ms. */
  readonly proxyTimeout: number;
  /** The size of a response, in bytes. */
  readonly maxBytes: number;
  /** `undefined` for a service that is not checked. */
  readonly health: HealthCheck | undefined;
  /** Whether it is part of the backend at `BACKEND_URL`. */
  readonly isEmbedded: boolean;
}

export type ServiceName = keyof typeof serviceTable;

/** The services that a shop may have none of. */
type OptionalService = 'errorLog' | 'invoicePortal' | 'tagManager';

export type Services = { readonly [Name in Exclude<ServiceName, OptionalService>]: Service } & {
  readonly [Name in OptionalService]?: Service | undefined;
};
