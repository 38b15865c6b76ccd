import type { ModernFormat } from '../catalogue/images/negotiate-format.ts';
import type { Shop } from '../shop/shop.ts';
import type { DatabasePlace } from './database/open-database.ts';

/** The providers whose own form may be part of the checkout. */
export const embeddedProviders = ['KLARNA', 'AVARDA'] as const;

export type EmbeddedProvider = (typeof embeddedProviders)[number];

/** The operator's settings; `readConfig` takes them from the environment. */
export interface BackendConfig {
  readonly shop: Shop;
  readonly port: number;
  readonly host: string;
  readonly place: DatabasePlace;
  /** Whether a start brings the schema up to date; otherwise it ends when a step is missing. */
  readonly migrates: boolean;
  /** Introspection, suggestions and the schema page are available only here. */
  readonly development: boolean;
  /** The demo shop: an empty database is filled with it, and orders are paid with a provider that takes no money. */
  readonly demo: boolean;
  /** Providers whose form, a local one that takes no money, is offered in the demo's checkout. */
  readonly paymentProviders: readonly EmbeddedProvider[];
  /** Origins, besides the markets' own hosts, whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** The port of the shop itself; payment sends shoppers back only there, on the markets' own hosts. */
  readonly storefrontPort: number;
  /** The address of this server for shoppers: the payment page is here. */
  readonly publicUrl: string;
  /**
   * The clients that see the mails at `/outbox`, which hold people's addresses and password reset links: by default requests
   * from this machine, when it serves no other machine.
   */
  readonly outbox: 'everybody' | 'this-machine' | 'nobody';
  readonly contentFolder: string;
  readonly dataFolder: string;
  /** New product images that one address may cause in a minute. */
  readonly imageRendersPerMinute: number;
  /** Max size of the product images on disk, in MB; the oldest are evicted first. */
  readonly imageCacheMegabytes: number;
  /** Max time to render one product image, in ms. */
  readonly imageTimeout: number;
  /** The formats that browsers may choose from besides JPEG: the smaller, the more work. */
  readonly imageFormats: readonly ModernFormat[];
  /** Where rendered product images are stored, when not in the data folder. */
  readonly imageFolder?: string | undefined;
  /** Wrong passwords that one address may give for one account before it has to wait; the other limits of logging in grow with it. */
  readonly authBurst: number;
  /** Carts that one network may create in a minute. */
  readonly cartsPerMinute: number;
  /** Orders of one network that may wait for their payment, and hold stock, at the same time. */
  readonly unpaidOrders: number;
  /** The time that a process still serves after SIGTERM while `/healthz` is 503, in ms. */
  readonly shutdownDelay: number;
  /** The storefront's server calls the members programme with this key; without one that API does not exist. */
  readonly engageApiKey?: string | undefined;
  /** The secret of access tokens, when the auth service that issues them is another process. */
  readonly accessTokenSecret?: string | undefined;
}
