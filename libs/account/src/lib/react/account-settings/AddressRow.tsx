import { useLingui } from '@lingui/react/macro';
import { Badge, ButtonLink } from '@lyng/ui';
import type { MouseEvent } from 'react';
import type { SavedAddress } from '../../core/address-book.ts';
import styles from './AccountSettings.module.css';
import { PostButton } from './PostButton.tsx';
import { countryNames } from './profile-messages.ts';

export interface AddressRowProps {
  readonly saved: SavedAddress;
  /** The button that waits: `default` or `delete`, and the id. */
  readonly pending: string | null;
  readonly changeHref: string;
  readonly onChange: (event: MouseEvent) => void;
  readonly onDefault: () => void;
  readonly onDelete: () => void;
}

/** One address, with what can be done to it. */
export const AddressRow = (props: AddressRowProps) => {
  const { saved, pending, changeHref, onChange, onDefault, onDelete } = props;
  const { t, i18n } = useLingui();
  const { id, isDefault, address } = saved;
  const name = `${address.firstName} ${address.lastName}`;
  // Read out after each button: the rows have the same ones.
  const label = (text: string): string => `${text}: ${name}, ${address.addressLine1}`;
  const button = { variant: 'quiet', subject: { name: 'address', id } } as const;
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
          <PostButton
            {...button}
            intent="default-address"
            busy={pending === `default ${String(id)}`}
            aria-label={label(t`Make it the default`)}
            onPress={onDefault}
          >
            {t`Make it the default`}
          </PostButton>
        )}
        <PostButton
          {...button}
          intent="delete-address"
          busy={pending === `delete ${String(id)}`}
          aria-label={label(t`Delete`)}
          onPress={onDelete}
        >
          {t`Delete`}
        </PostButton>
      </div>
    </>
  );
};
