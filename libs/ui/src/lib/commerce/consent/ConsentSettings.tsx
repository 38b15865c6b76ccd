import { useId } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

import { Accordion } from '../../primitives/accordion/Accordion.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { CheckboxField } from '../../primitives/choice/CheckboxField.tsx';
import { Dialog } from '../../primitives/dialog/dialogs.tsx';
import styles from './ConsentSettings.module.css';

/** One item that is stored in the browser. */
export interface StoredItem {
  /** The names of the cookies or keys, as the browser shows them. */
  readonly names: readonly string[];
  /** Its purpose. */
  readonly text: ReactNode;
  readonly lifetime: ReactNode;
}

/** One purpose that needs consent. */
export interface ConsentPurposeRow {
  readonly name: string;
  readonly title: ReactNode;
  /** The meaning of the purpose for the shopper, in plain words. */
  readonly text: ReactNode;
  readonly allowed: boolean;
  /** Always on: shown, without a choice. */
  readonly required?: boolean;
  /** Heading of the stored items. */
  readonly itemsTitle: ReactNode;
  readonly items: readonly StoredItem[];
}

export interface ConsentSettingsProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly intro: ReactNode;
  readonly purposes: readonly ConsentPurposeRow[];
  readonly labels: { readonly save: ReactNode; readonly acceptAll: ReactNode; readonly reject: ReactNode };
  /** Called with the names of the ticked purposes, including the required ones. */
  readonly onSave: (names: readonly string[]) => void;
  readonly onAcceptAll: () => void;
  readonly onReject: () => void;
  /** Closed without a choice: nothing changes. */
  readonly onClose: () => void;
}

/** Consent to storage in the browser: a checkbox for each purpose, and the list of its stored items. */
export const ConsentSettings = ({
  open,
  title,
  intro,
  purposes,
  labels,
  onSave,
  onAcceptAll,
  onReject,
  onClose,
}: ConsentSettingsProps) => {
  const formId = useId();
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('purpose');
    onSave(purposes.flatMap(({ name, required }) => (required || ticked.includes(name) ? [name] : [])));
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.choices}>
          <Button variant="secondary" type="submit" form={formId}>
            {labels.save}
          </Button>
          <Button variant="secondary" onClick={onReject}>
            {labels.reject}
          </Button>
          <Button variant="secondary" onClick={onAcceptAll}>
            {labels.acceptAll}
          </Button>
        </div>
      }
    >
      <p className={styles.intro}>{intro}</p>
      <form id={formId} onSubmit={save}>
        {purposes.map((purpose) => (
          <Purpose key={purpose.name} {...purpose} />
        ))}
      </form>
    </Dialog>
  );
};

const Purpose = ({ name, title, text, allowed, required = false, itemsTitle, items }: ConsentPurposeRow) => (
  <div className={styles.purpose}>
    <CheckboxField
      label={<strong>{title}</strong>}
      hint={text}
      name="purpose"
      value={name}
      defaultChecked={allowed}
      disabled={required}
    />
    <div className={styles.stored}>
      {items.length > 0 ? (
        <Accordion summary={itemsTitle}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.names.join()}>
                <code>{item.names.join(', ')}</code>
                <p>{item.text}</p>
                <p className={styles.muted}>{item.lifetime}</p>
              </li>
            ))}
          </ul>
        </Accordion>
      ) : (
        <p className={styles.muted}>{itemsTitle}</p>
      )}
    </div>
  </div>
);
