import type { ComponentType } from 'react';
import type { SlotName, Slots } from '../contracts/slots.ts';
import { useApp } from './use-app.ts';

/** The parts of a slot that the page's screen names; `null` where no feature has one. */
export const useSlot = <Name extends SlotName>(name: Name): ComponentType<Slots[Name]> | null =>
  useApp().slots.get(name);
