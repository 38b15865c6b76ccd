import { fileURLToPath } from 'node:url';
import { readShop } from '../api/read-config.ts';
import type { BackendConfig } from '../platform/config.ts';
import { modernFormats } from '../catalogue/images/negotiate-format.ts';

/** The key that specs send as `X-ApiKey`: not the shop's own. */
export const testApiKey = 'spec-key';

/** A configuration for a server with in-process requests. */
export const makeConfig = (overrides: Partial<BackendConfig> = {}): BackendConfig => ({
  shop: { ...readShop(), apiKey: testApiKey },
  port: 0,
  host: '127.0.0.1',
  place: { kind: 'memory' },
  migrates: true,
  development: false,
  demo: true,
  paymentProviders: [],
  allowedOrigins: [],
  storefrontPort: 4200,
  publicUrl: 'http://localhost:4300',
  outbox: 'everybody',
  contentFolder: fileURLToPath(new URL('../../../../content', import.meta.url)),
  dataFolder: '.data/spec',
  imageRendersPerMinute: 600,
  imageCacheMegabytes: 1024,
  imageFormats: modernFormats,
  imageTimeout: 60_000,
  authBurst: 5,
  cartsPerMinute: 120,
  unpaidOrders: 20,
  shutdownDelay: 0,
  ...overrides,
});
