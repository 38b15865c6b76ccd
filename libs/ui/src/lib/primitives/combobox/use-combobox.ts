import { useState } from 'react';
import type { RefObject } from 'react';

import type { ComboboxGroup, ComboboxOption } from './combobox-option.ts';
import { nextOption, typedText } from './next-option.ts';

/** The visible state of a combobox. */
export interface ComboboxState {
  readonly typed: string;
  readonly isOpen: boolean;
  /** The options of all groups. */
  readonly options: readonly ComboboxOption[];
  /** A grid instead of a list: rows can be removed. */
  readonly isGrid: boolean;
  /** The active option; `undefined` while the typed text is active. */
  readonly active: ComboboxOption | undefined;
  /** The remove icon of the active option is active. */
  readonly isRemoving: boolean;
}

/** The events that change the state. */
export interface ComboboxActions {
  readonly open: () => void;
  readonly close: () => void;
  /** Opens the list with the options for a text. */
  readonly offer: (text: string) => void;
  /** Activates the option after the active one, or before it. */
  readonly move: (step: 1 | -1) => void;
  /** Changes between the active option and its remove icon. */
  readonly toggleRemoving: () => void;
  readonly choose: (option: ComboboxOption) => void;
  readonly remove: (option: ComboboxOption) => void;
}

interface ComboboxOptions {
  readonly groups: readonly ComboboxGroup[];
  readonly defaultText: string;
  readonly onType: (text: string) => void;
  readonly onChoose: ((option: ComboboxOption) => void) | undefined;
  readonly onRemove: ((option: ComboboxOption) => void) | undefined;
}

/** The state of the combobox around an uncontrolled input, and its actions. */
export const useCombobox = (
  input: RefObject<HTMLInputElement | null>,
  { groups, defaultText, onType, onChoose, onRemove }: ComboboxOptions,
): readonly [ComboboxState, ComboboxActions] => {
  const [typed, setTyped] = useState(defaultText);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);

  const options = groups.flatMap((group) => group.options);
  const isGrid = options.some((option) => option.removeLabel);
  const activeIndex = options.findIndex((option) => option.id === activeId);
  const active = isOpen ? options[activeIndex] : undefined;

  const activate = (option: ComboboxOption | undefined) => {
    setActiveId(option?.id);
    setRemoving(false);
  };
  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    activate(undefined);
  };
  const offer = (text: string) => {
    setTyped(text);
    activate(undefined);
    open();
    onType(text);
  };
  const move = (step: 1 | -1) => {
    open();
    activate(options[nextOption(active ? activeIndex : typedText, step, options.length)]);
  };
  const toggleRemoving = () => setRemoving(!isRemoving);
  const choose = (option: ComboboxOption) => {
    const { fill = option.text } = option;
    if (input.current) input.current.value = fill;
    setTyped(fill);
    close();
    if (onChoose) onChoose(option);
    else input.current?.form?.requestSubmit();
  };
  const remove = (option: ComboboxOption) => {
    if (option.id === activeId) activate(options[activeIndex + 1] ?? options[activeIndex - 1]);
    onRemove?.(option);
  };
  return [
    { typed, isOpen, options, isGrid, active, isRemoving },
    { open, close, offer, move, toggleRemoving, choose, remove },
  ];
};
