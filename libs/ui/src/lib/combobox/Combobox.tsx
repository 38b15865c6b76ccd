import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { classNames } from '../class-names/class-names.ts';
import fieldStyles from '../field/field.module.css';
import { describedBy, FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldTexts } from '../field/FieldFrame.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import { ComboboxList, removeId } from './ComboboxList.tsx';
import type { ComboboxGroup, ComboboxOption } from './ComboboxList.tsx';
import { nextOption, typedText } from './next-option.ts';

type Input = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'type'
  | 'defaultValue'
  | 'placeholder'
  | 'required'
  | 'disabled'
  | 'maxLength'
  | 'autoComplete'
  | 'autoFocus'
  | 'enterKeyHint'
>;

export interface ComboboxProps extends FieldTexts, Input {
  readonly label: string;
  /** The field's name in its form. */
  readonly name: string;
  /** What the typed text offers. Nothing is filtered here: the parent answers `onType` with new groups. */
  readonly groups: readonly ComboboxGroup[];
  /** Called with the text as it is typed, and with the present one when the field is entered. */
  readonly onType: (text: string) => void;
  /** Called after the option's text has been put into the field; without it the field's form is sent. */
  readonly onChoose?: (option: ComboboxOption) => void;
  /** Called when an option with a `removeLabel` is to be taken away: by its sign, or by Delete. */
  readonly onRemove?: (option: ComboboxOption) => void;
  /** Stands below the options, such as a button for all of them; what is pressed there gives the field its focus back, but for what calls `close`. */
  readonly footer?: (close: (event: MouseEvent) => void) => ReactNode;
  /** The bare input, for a parent that draws the field and its label; `id` ties them together. */
  readonly bare?: boolean;
  /** Lays the options out otherwise than right below the field. */
  readonly popupClassName?: string | undefined;
  /** An answer is on its way; options of the last one stay. */
  readonly busy?: boolean;
  /** Said when there are no options; without it the list stays away. */
  readonly emptyText?: ReactNode;
}

/**
 * A field that offers what to write, and takes any text: Enter sends what is typed until an arrow key has gone to an option.
 * It keeps its own text, so that letters typed before hydration stay, and is a plain field of its form without script.
 */
export const Combobox = ({
  label,
  hint,
  error,
  optionalText,
  id,
  groups,
  onType,
  onChoose,
  onRemove,
  footer,
  bare = false,
  popupClassName,
  busy = false,
  emptyText,
  defaultValue = '',
  ...rest
}: ComboboxProps) => {
  const { t } = useLingui();
  const ownId = useId();
  const inputId = id ?? ownId;
  const listId = `${inputId}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(defaultValue));
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);

  const options = groups.flatMap((group) => group.options);
  const activeIndex = options.findIndex((option) => option.id === activeId);
  const active = open ? options[activeIndex] : undefined;
  const offered = options.length;
  const hasOptions = open && offered > 0;
  const isGrid = options.some((option) => option.removeLabel);
  const note = busy ? t`Searching …` : emptyText;
  const hasNote = open && offered === 0 && Boolean(note);

  const activate = (option: ComboboxOption | undefined) => {
    setActiveId(option?.id);
    setRemoving(false);
  };
  const close = () => {
    setOpen(false);
    activate(undefined);
  };
  const offer = (text: string) => {
    setTyped(text);
    activate(undefined);
    setOpen(true);
    onType(text);
  };
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
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it composes a letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      activate(options[nextOption(active ? activeIndex : typedText, event.key === 'ArrowDown' ? 1 : -1, offered)]);
    } else if (
      active?.removeLabel &&
      (event.key === 'ArrowRight' || event.key === 'ArrowLeft') &&
      isRemoving === (event.key === 'ArrowLeft')
    ) {
      event.preventDefault();
      setRemoving(!isRemoving);
    } else if (active?.removeLabel && (event.key === 'Delete' || (event.key === 'Enter' && isRemoving))) {
      event.preventDefault();
      remove(active);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Enter') {
      close();
    }
  };
  const onEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !(hasOptions || hasNote)) return;
    // A dialog around the field stays open, and a search field keeps its text.
    event.preventDefault();
    // From the footer back to the field; entering it would open the list again.
    input.current?.focus();
    close();
  };
  const leaveField = (event: MouseEvent) => {
    event.preventDefault();
    input.current?.blur();
    close();
  };
  const returnFocus = (event: MouseEvent) => {
    if (!event.defaultPrevented) input.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  const field = (
    <div className={styles.root} onBlur={leave} onKeyDown={onEscape}>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        id={inputId}
        className={classNames(!bare && fieldStyles.control, styles.input)}
        defaultValue={defaultValue}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup={isGrid ? 'grid' : 'listbox'}
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={active && (isRemoving ? removeId(listId, active) : `${listId}-${active.id}`)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, { hint, error })}
        onChange={(event) => offer(event.currentTarget.value)}
        onFocus={(event) => offer(event.currentTarget.value)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {!bare && open && busy && <span className={styles.busy} aria-hidden="true" />}
      {(hasOptions || hasNote) && (
        // The field keeps the focus while the pointer chooses.
        <div className={classNames(styles.popup, popupClassName)} onMouseDown={(event) => event.preventDefault()}>
          {hasOptions && (
            <ComboboxList
              id={listId}
              label={label}
              groups={groups}
              isGrid={isGrid}
              active={active}
              isRemoving={isRemoving}
              typed={typed}
              busy={busy}
              activeRef={(element) => element?.scrollIntoView?.({ block: 'nearest' })}
              onChoose={choose}
              onRemove={remove}
            />
          )}
          {hasNote && <p className={styles.note}>{note}</p>}
          {footer && <div onClick={returnFocus}>{footer(leaveField)}</div>}
        </div>
      )}
      <span role="status">
        <VisuallyHidden>
          {hasNote && note}
          {hasOptions && !busy && t`${plural(offered, { one: '# suggestion', other: '# suggestions' })}`}
        </VisuallyHidden>
      </span>
    </div>
  );
  return bare ? (
    field
  ) : (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} optionalText={optionalText}>
      {field}
    </FieldFrame>
  );
};
