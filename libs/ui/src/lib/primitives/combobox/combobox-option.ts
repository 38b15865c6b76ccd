import type { ReactNode } from 'react';

/** One option. */
export interface ComboboxOption {
  /** Unique among all options. */
  readonly id: string;
  /** The text of the option. */
  readonly text: string;
  /** BCP 47, where the text is in another language than the page. */
  readonly lang?: string | undefined;
  /** Fills the field when it is chosen; the text by default. */
  readonly fill?: string;
  /** Stands before the text, such as an icon or a small image; decorative. */
  readonly lead?: ReactNode;
  /** Stands below the text, such as a price. */
  readonly note?: ReactNode;
  /** Stands at the end of the row, such as a number of hits. */
  readonly aside?: ReactNode;
  /** The name of the remove action, which makes the option removable; see `onRemove`. */
  readonly removeLabel?: string;
}

/** Options that belong together. */
export interface ComboboxGroup {
  /** The group's name; a single group needs none. */
  readonly label?: string;
  readonly options: readonly ComboboxOption[];
}
