import { useLingui } from '@lingui/react/macro';
import { Badge, Button, ButtonLink } from '@lyng/ui';
import type { FormEvent, MouseEvent } from 'react';
import type { SavedAddress } from '../../core/address-book.ts';
import type { AddressChange } from '../../core/settings.ts';
import styles from './AccountSettings.module.css';
import { countryNames } from './profile-messages.ts';

export interface AddressRowProps {
  readonly saved: SavedAddress;
  /** The address to which the forms post without script. */
  readonly action: string;
  /** The button that waits: `default` or `delete`, and the id. */
  readonly pending: string | null;
  readonly changeHref: string;
  readonly onChange: (event: MouseEvent) => void;
  readonly onDefault: () => void;
  readonly onDelete: () => void;
}

/** One address, with what can be done to it. */
export const AddressRow = (props: AddressRowProps) => {
  const { saved, action, pending, changeHref, onChange, onDefault, onDelete } = props;
  const { t, i18n } = useLingui();
  const { id, isDefault, address } = saved;
  const name = `${address.firstName} ${address.lastName}`;
  // Read out after each button: the rows have the same ones.
  const label = (text: string): string => `${text}: ${name}, ${address.addressLine1}`;
  const button = { action, id, pending };
  return (
    <>
      <p>
        {name} {isDefault && <Badge tone="success">{t`Default`}</Badge>}
      </p>
      <p className={styles.lines}>
        {[
          address.careOf && t`c/o ${{ careOf: address.careOf }}`,
          address.addressLine1,
          address.addressLine2,
          `${address.zip} ${address.city}`,
          i18n._(countryNames[address.country]),
          address.mobile,
        ]
          .filter(Boolean)
          .join('\n')}
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" href={changeHref} preserveScroll onClick={onChange} aria-label={label(t`Change`)}>
          {t`Change`}
        </ButtonLink>
        {!isDefault && (
          <RowButton
            {...button}
            form="default-address"
            text={t`Make it the default`}
            label={label}
            onPress={onDefault}
          />
        )}
        <RowButton {...button} form="delete-address" text={t`Delete`} label={label} onPress={onDelete} />
      </div>
    </>
  );
};

interface RowButtonProps extends Pick<AddressRowProps, 'action' | 'pending'> {
  readonly form: Exclude<AddressChange, 'save-address'>;
  readonly id: number;
  readonly text: string;
  readonly label: (text: string) => string;
  readonly onPress: () => void;
}

/** A button that is a form of its own, so that it works without script. */
const RowButton = ({ form, id, action, pending, text, label, onPress }: RowButtonProps) => (
  <form
    method="post"
    action={action}
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onPress();
    }}
  >
    <input type="hidden" name="form" value={form} />
    <input type="hidden" name="address" value={id} />
    <Button
      type="submit"
      variant="quiet"
      busy={pending === `${form.replace('-address', '')} ${String(id)}`}
      aria-label={label(text)}
    >
      {text}
    </Button>
  </form>
);
