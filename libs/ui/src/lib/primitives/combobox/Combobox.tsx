import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { isComposing } from '../is-composing.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import { removeId } from './ComboboxList.tsx';
import type { ComboboxGroup, ComboboxOption } from './combobox-option.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { pressKey } from './press-key.ts';
import { useCombobox } from './use-combobox.ts';

type Input = Pick<ComponentProps<'input'>, 'type' | 'defaultValue' | 'placeholder' | 'required' | 'maxLength'>;

export interface ComboboxProps extends Input {
  /** The parent renders the field's label, for this id. */
  readonly id: string;
  /** The name of the list of options. */
  readonly label: string;
  /** The field's name in its form. */
  readonly name: string;
  /** The suggestions for the typed text. Nothing is filtered here: the parent handles `onType` with new groups. */
  readonly groups: readonly ComboboxGroup[];
  /** Called with the text while it is typed, and with the present text on focus. */
  readonly onType: (text: string) => void;
  /** Called after the option's text has been put into the field; without it the field's form is sent. */
  readonly onChoose?: (option: ComboboxOption) => void;
  /** Called when an option with a `removeLabel` is to be removed: by its icon, or by Delete. */
  readonly onRemove?: (option: ComboboxOption) => void;
  /**
   * Stands below the options, such as a button for all of them; a press there returns the focus to the field, except
   * for what calls `close`.
   */
  readonly footer?: (close: (event: MouseEvent) => void) => ReactNode;
  /** Positions the options elsewhere than right below the field. */
  readonly popupClassName?: string | undefined;
  /** A response is pending; the previous options stay. */
  readonly busy?: boolean;
  /** Announced when there are no options; without it the list stays closed. */
  readonly emptyText?: ReactNode;
}

/**
 * A text field with suggestions: Enter sends the typed text until an arrow key has moved to an option. It keeps its own
 * text, so that letters typed before hydration stay, and is a plain field of its form without script.
 */
export const Combobox = ({
  id,
  label,
  groups,
  onType,
  onChoose,
  onRemove,
  footer,
  popupClassName,
  busy = false,
  emptyText,
  defaultValue = '',
  ...rest
}: ComboboxProps) => {
  const { t } = useLingui();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const defaultText = String(defaultValue);
  const [state, actions] = useCombobox(input, { groups, defaultText, onType, onChoose, onRemove });
  const { isOpen, options, isGrid, active, isRemoving } = state;
  const { open, close, offer } = actions;

  const offered = options.length;
  const hasOptions = isOpen && offered > 0;
  const note = busy ? t`Searching …` : emptyText;
  const hasNote = isOpen && offered === 0 && Boolean(note);
  const popup = { label, groups, busy, note, footer, input, state, actions };

  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || !(hasOptions || hasNote)) return;
    // A dialog around the field stays open, and a search field keeps its text.
    event.preventDefault();
    // From the footer back to the field; focusing it would open the list again.
    input.current?.focus();
    close();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <div className={styles.root} onBlur={leave} onKeyDown={onEscape}>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        id={id}
        className={styles.input}
        defaultValue={defaultValue}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup={isGrid ? 'grid' : 'listbox'}
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={active && (isRemoving ? removeId(listId, active) : `${listId}-${active.id}`)}
        onChange={(event) => offer(event.currentTarget.value)}
        onFocus={(event) => offer(event.currentTarget.value)}
        onClick={open}
        onKeyDown={(event) => pressKey(event, state, actions)}
      />
      {(hasOptions || hasNote) && <ComboboxPopup {...popup} id={listId} className={popupClassName} />}
      <span role="status">
        <VisuallyHidden>
          {hasNote && note}
          {hasOptions && !busy && t`${plural(offered, { one: '# suggestion', other: '# suggestions' })}`}
        </VisuallyHidden>
      </span>
    </div>
  );
};
