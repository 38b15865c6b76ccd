import type { AppContext, Feature, PortName, Ports } from '@lyng/feature';

/** The ports of one request or tab. */
export function createPorts(
  features: readonly Pick<Feature, 'provides'>[],
  app: () => AppContext,
): Pick<AppContext, 'hasPort' | 'port' | 'ports'> {
  const ports: Partial<Record<PortName, unknown>> = {};
  const pending = new Map<PortName, Promise<unknown>>();
  const providerOf = (name: PortName) => features.find(({ provides }) => provides?.[name])?.provides?.[name];
  const create = async (name: PortName): Promise<unknown> => {
    const load = providerOf(name);
    if (load === undefined) return undefined;
    const module = await load();
    return (ports[name] ??= module.create(app()));
  };
  return {
    ports: ports as Partial<Ports>,
    hasPort: (name) => providerOf(name) !== undefined,
    port: async <Name extends PortName>(name: Name) => {
      if (ports[name] !== undefined) return ports[name] as Ports[Name];
      const created = pending.get(name) ?? create(name);
      pending.set(name, created);
      // The next use requests a failed chunk again.
      created.catch(() => pending.delete(name));
      return (await created) as Ports[Name] | undefined;
    },
  };
}
