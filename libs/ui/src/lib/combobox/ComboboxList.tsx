import type { ReactNode, Ref } from 'react';

import { Icon } from '../icon/Icon.tsx';
import styles from './Combobox.module.css';
import { splitMatch } from './split-match.ts';

/** One thing that can be chosen. */
export interface ComboboxOption {
  /** Unique among all options. */
  readonly id: string;
  /** What it is called. */
  readonly text: string;
  /** Fills the field when it is chosen; the text unless told. */
  readonly fill?: string;
  /** Stands before the text, such as a sign or a small picture; says nothing that the text does not. */
  readonly lead?: ReactNode;
  /** Stands below the text, such as a price. */
  readonly note?: ReactNode;
  /** Stands at the end of the row, such as a number of hits. */
  readonly aside?: ReactNode;
  /** Says what taking it away does, and makes it possible; see `onRemove`. */
  readonly removeLabel?: string;
}

/** Options that belong together. */
export interface ComboboxGroup {
  /** The group's name; a single group needs none. */
  readonly label?: string;
  readonly options: readonly ComboboxOption[];
}

/** The id of the place beside an option where it is taken away. */
export const removeId = (listId: string, { id }: ComboboxOption): string => `${listId}-${id}-remove`;

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  /** A table in place of a list: rows can be taken away. */
  readonly isGrid: boolean;
  /** The option that has the keyboard; `undefined` while the typed text has it. */
  readonly active: ComboboxOption | undefined;
  /** The keyboard is on the sign that takes the active option away. */
  readonly isRemoving: boolean;
  readonly typed: string;
  readonly busy: boolean;
  /** Is given the active option, to bring it into view. */
  readonly activeRef: Ref<HTMLDivElement>;
  readonly onChoose: (option: ComboboxOption) => void;
  readonly onRemove: (option: ComboboxOption) => void;
}

const roles = {
  list: { whole: 'listbox', group: 'group', row: 'option', cell: undefined },
  grid: { whole: 'grid', group: 'rowgroup', row: 'row', cell: 'gridcell' },
} as const;

/** The options below the field. */
export const ComboboxList = ({
  id,
  label,
  groups,
  isGrid,
  active,
  isRemoving,
  typed,
  busy,
  activeRef,
  onChoose,
  onRemove,
}: ComboboxListProps) => {
  const role = roles[isGrid ? 'grid' : 'list'];
  return (
    <div id={id} className={styles.list} role={role.whole} aria-label={label} aria-busy={busy || undefined}>
      {groups.map((group, index) => (
        <div
          key={group.label ?? index}
          role={group.label || isGrid ? role.group : 'presentation'}
          aria-labelledby={group.label && `${id}-group-${index}`}
        >
          {group.label && (
            <div id={`${id}-group-${index}`} className={styles.group} role="presentation">
              {group.label}
            </div>
          )}
          {group.options.map((option) => (
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              ref={option.id === active?.id ? activeRef : undefined}
              className={styles.option}
              role={role.row}
              aria-selected={option.id === active?.id}
              onClick={() => onChoose(option)}
            >
              <span className={styles.choice} role={role.cell}>
                {option.lead}
                <span className={styles.text}>
                  {splitMatch(option.text, typed).map((piece, place) =>
                    piece.match ? <mark key={place}>{piece.text}</mark> : piece.text,
                  )}
                  {option.note && <span className={styles.under}> {option.note}</span>}
                </span>{' '}
                {option.aside && <span className={styles.aside}>{option.aside}</span>}
              </span>
              {option.removeLabel && (
                <span
                  id={removeId(id, option)}
                  className={styles.remove}
                  role={role.cell}
                  aria-label={option.removeLabel}
                  data-active={(isRemoving && option.id === active?.id) || undefined}
                  onClick={(event) => {
                    event.stopPropagation();
                    onRemove(option);
                  }}
                >
                  <Icon name="close" size="s" />
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
