import type { MouseEvent, ReactNode, RefObject } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import styles from './Combobox.module.css';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxListProps } from './ComboboxList.tsx';

interface ComboboxPopupProps extends ComboboxListProps {
  /** Replaces the options while there are none. */
  readonly note: ReactNode;
  readonly footer: ((close: (event: MouseEvent) => void) => ReactNode) | undefined;
  readonly className: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The popup below the field: the options or a note, and a footer. */
export const ComboboxPopup = ({ note, footer, className, input, ...list }: ComboboxPopupProps) => {
  const leaveField = (event: MouseEvent) => {
    event.preventDefault();
    input.current?.blur();
    list.actions.close();
  };
  const returnFocus = (event: MouseEvent) => {
    if (!event.defaultPrevented) input.current?.focus();
  };
  return (
    // The field keeps the focus while the pointer chooses.
    <div className={classNames(styles.popup, className)} onMouseDown={(event) => event.preventDefault()}>
      {list.state.options.length > 0 ? <ComboboxList {...list} /> : <p className={styles.note}>{note}</p>}
      {footer && <div onClick={returnFocus}>{footer(leaveField)}</div>}
    </div>
  );
};
