import type { Feature, SlotName, SlotRegistry, Slots } from '@lyng/feature';
import type { ComponentType } from 'react';

/** The slots of a shop. Parts are code, so all requests share them. */
export function createSlots(features: readonly Pick<Feature, 'fills'>[]): SlotRegistry {
  const loaded = new Map<SlotName, ComponentType<object>>();
  const load = async (name: SlotName): Promise<void> => {
    if (loaded.has(name)) return;
    const modules = await Promise.all(features.flatMap(({ fills }) => fills?.[name]?.() ?? []));
    const parts = modules.map(({ Part }) => Part as ComponentType<object>);
    const [only] = parts;
    if (!only || loaded.has(name)) return;
    loaded.set(
      name,
      parts.length === 1 ? only : (props: object) => parts.map((Part, index) => <Part key={index} {...props} />),
    );
  };
  return {
    load: async (names) => void (await Promise.all(names.map(load))),
    get: <Name extends SlotName>(name: Name) => (loaded.get(name) as ComponentType<Slots[Name]> | undefined) ?? null,
  };
}
