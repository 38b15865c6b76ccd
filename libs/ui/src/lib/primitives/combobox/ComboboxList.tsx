import { Icon } from '../icon/Icon.tsx';
import styles from './Combobox.module.css';
import type { ComboboxGroup, ComboboxOption } from './combobox-option.ts';
import { splitMatch } from './split-match.ts';
import type { ComboboxActions, ComboboxState } from './use-combobox.ts';

/** The id of the cell beside an option where it is removed. */
export const removeId = (listId: string, { id }: ComboboxOption): string => `${listId}-${id}-remove`;

export interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  readonly busy: boolean;
  readonly state: ComboboxState;
  readonly actions: ComboboxActions;
}

const roles = {
  list: { root: 'listbox', group: 'group', row: 'option', cell: undefined },
  grid: { root: 'grid', group: 'rowgroup', row: 'row', cell: 'gridcell' },
} as const;

/** The options below the field. */
export const ComboboxList = ({
  id,
  label,
  groups,
  busy,
  state: { isGrid, active, isRemoving, typed },
  actions,
}: ComboboxListProps) => {
  const role = roles[isGrid ? 'grid' : 'list'];
  // A new function for each render: the active option stays in view when the options around it change.
  const scrollToActive = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
  return (
    <div id={id} className={styles.list} role={role.root} aria-label={label} aria-busy={busy || undefined}>
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
              ref={option.id === active?.id ? scrollToActive : undefined}
              className={styles.option}
              role={role.row}
              aria-selected={option.id === active?.id}
              onClick={() => actions.choose(option)}
            >
              <span className={styles.choice} role={role.cell}>
                {option.lead}
                <span className={styles.text}>
                  <span lang={option.lang}>
                    {splitMatch(option.text, typed).map((piece, place) =>
                      piece.match ? <mark key={place}>{piece.text}</mark> : piece.text,
                    )}
                  </span>
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
                    actions.remove(option);
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
