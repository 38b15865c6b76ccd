import type { CommerceGateway } from '@lyng/commerce-client';
import { createHref, marketOrigins } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import type { AppContext, PortName, Ports } from '../contracts/app-context.ts';
import type { Feature } from '../contracts/feature.ts';
import { createStore } from '../state/create-store.ts';
import type { SlotRegistry } from '../contracts/slots.ts';
import { makeShopConfig } from './make-shop-config.ts';

const noSlots: SlotRegistry = { load: async () => undefined, get: () => null };

const refuse = (): never => {
  throw new Error('@lyng/feature/testing: this test has no gateway. Pass one to createTestApp.');
};
const noGateway = { query: refuse, mutate: refuse, read: refuse, write: refuse } as unknown as CommerceGateway;

export interface TestAppOptions extends Partial<Omit<AppContext, 'port' | 'ports'>> {
  /** Features whose slices the store gets. */
  readonly features?: readonly Pick<Feature, 'slices'>[];
  readonly ports?: Partial<Ports>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** The app of one tab for tests, with a real store: Danish by default, without a gateway and without ports. */
export function createTestApp({
  features = [],
  ports = {},
  cookies = {},
  ...changes
}: TestAppOptions = {}): AppContext {
  const config = changes.config ?? makeShopConfig();
  const site = changes.site ?? makeSite();
  return {
    config,
    site,
    href: createHref(site),
    origins: marketOrigins(config.sites, 'http', undefined),
    gateway: noGateway,
    store: createStore({ features }),
    ports,
    port: async <Name extends PortName>(name: Name) => ports[name],
    hasPort: (name) => ports[name] !== undefined,
    slots: noSlots,
    loadMessages: async () => undefined,
    translate: ({ id }) => id,
    cookie: (name) => cookies[name],
    addLazySlices: async () => undefined,
    ...changes,
  };
}
