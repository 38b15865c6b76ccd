import type { AppContext, Feature, PortName, Ports } from '@lyng/feature';

/** The ports of one request or tab. */
export function createPorts(
  features: readonly Pick<Feature, 'provides'>[],
  app: () => AppContext,
): Pick<AppContext, 'port' | 'ports'> {
  const ports: Partial<Record<PortName, unknown>> = {};
  const pending = new Map<PortName, Promise<unknown>>();
  const create = async (name: PortName): Promise<unknown> => {
    const load = features.find(({ provides }) => provides?.[name])?.provides?.[name];
    if (load === undefined) return undefined;
    const module = await load();
    return (ports[name] ??= module.create(app()));
  };
  return {
    ports: ports as Partial<Ports>,
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
