import type { KeyboardEvent } from 'react';

import { isComposing } from '../is-composing.ts';
import type { ComboboxActions, ComboboxState } from './use-combobox.ts';

/** The action of a key in the field; all other keys type. */
export const pressKey = (
  event: KeyboardEvent,
  { active, isRemoving }: ComboboxState,
  { move, toggleRemoving, remove, choose, close }: ComboboxActions,
): void => {
  const { key } = event;
  if (isComposing(event)) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    move(key === 'ArrowDown' ? 1 : -1);
  } else if (
    active?.removeLabel &&
    (key === 'ArrowRight' || key === 'ArrowLeft') &&
    isRemoving === (key === 'ArrowLeft')
  ) {
    event.preventDefault();
    toggleRemoving();
  } else if (active?.removeLabel && (key === 'Delete' || (key === 'Enter' && isRemoving))) {
    event.preventDefault();
    remove(active);
  } else if (key === 'Enter' && active) {
    event.preventDefault();
    choose(active);
  } else if (key === 'Enter') {
    close();
  }
};
