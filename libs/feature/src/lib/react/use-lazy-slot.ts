import { useCallback } from 'react';
import type { ComponentType } from 'react';
import { useLoaded } from '@lyng/ui';
import type { SlotName, Slots } from '../contracts/slots.ts';
import { useApp } from './use-app.ts';

/** The parts of a slot, loaded when they are wanted. */
export function useLazySlot<Name extends SlotName>(name: Name, wanted = true): ComponentType<Slots[Name]> | null {
  const { slots } = useApp();
  const load = useCallback(async () => {
    await slots.load([name]);
    return slots.get(name);
  }, [name, slots]);
  return useLoaded(wanted, load)[0] ?? null;
}
