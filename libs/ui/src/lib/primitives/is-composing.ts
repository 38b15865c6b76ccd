import type { KeyboardEvent } from 'react';

/** Whether a key belongs to the input method that composes a letter, also the key that ends it. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  // Safari ends a composition before its key, which then has only this code.
  nativeEvent.isComposing || keyCode === 229;
