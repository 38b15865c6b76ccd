import { useLingui } from '@lingui/react/macro';
import { MAX_SAVED_ADDRESSES } from '@lyng/model';
import type { PostalAddress } from '@lyng/model';
import { useHref, useSite } from '@lyng/routing';
import { Button, ButtonLink, Notice } from '@lyng/ui';
import { ADDRESSES_HASH, OPENED, emptyAddress } from '../../core/address-book.ts';
import type { AddressKey, SavedAddress } from '../../core/address-book.ts';
import type { AddressChange } from '../../core/settings.ts';
import styles from './AccountSettings.module.css';
import { AddressForm } from './AddressForm.tsx';
import { AddressRow } from './AddressRow.tsx';
import { settingsFailureMessages } from './settings-messages.ts';
import { SettingsFailureNotice } from './SettingsFailureNotice.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useAddressBook } from './use-address-book.ts';
import type { AddressBookRequest } from './use-address-book.ts';

export interface AddressBookProps extends AddressBookRequest {
  readonly addresses: readonly SavedAddress[];
}

/** The addresses that the customer's orders go to. */
export const AddressBook = ({ addresses, ...request }: AddressBookProps) => {
  const { t, i18n } = useLingui();
  const href = useHref();
  const { market } = useSite();
  /** This page with that form open, or with none. */
  const formHref = (key: AddressKey | null): string =>
    href('account-settings', {}, { query: { [OPENED]: key ?? undefined }, hash: ADDRESSES_HASH });
  const book = useAddressBook(request);
  const { shown, show, work } = book;
  const form = (key: AddressKey, address: PostalAddress) => {
    const again = request.posted?.address?.key === key ? request.posted : null;
    return (
      <div ref={book.refs.form}>
        <AddressForm
          formKey={key}
          address={address}
          posted={again?.address ? { values: again.address.values, failure: again.failure } : null}
          closeHref={formHref(null)}
          onClose={show(null)}
          save={(values) => work.save(key, values)}
        />
      </div>
    );
  };
  const isFull = addresses.length >= MAX_SAVED_ADDRESSES;
  return (
    <SettingsSection title={t`Delivery addresses`} id={ADDRESSES_HASH}>
      <p>{t`The checkout begins with your default address, and you can choose another there.`}</p>
      <AddressNote book={book} />
      {addresses.length > 0 && (
        <ul className={styles.devices}>
          {addresses.map((saved) => (
            <li key={saved.id} className={styles.address}>
              {shown.open === saved.id ? (
                form(saved.id, saved.address)
              ) : (
                <AddressRow
                  saved={saved}
                  pending={shown.pending}
                  changeHref={formHref(saved.id)}
                  onChange={show(saved.id)}
                  onDefault={() => work.makeDefault(saved)}
                  onDelete={() => work.remove(saved)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.open === 'new' && form('new', emptyAddress(market))}
      {shown.open !== 'new' && !isFull && (
        <div>
          <ButtonLink href={formHref('new')} variant="secondary" preserveScroll onClick={show('new')}>
            {t`Add an address`}
          </ButtonLink>
        </div>
      )}
      {isFull && <p className={styles.muted}>{i18n._(settingsFailureMessages['too-many-addresses'])}</p>}
    </SettingsSection>
  );
};

/** The last change, or the reason why it failed. */
const AddressNote = ({ book: { shown, work, refs } }: { readonly book: ReturnType<typeof useAddressBook> }) => {
  const { t } = useLingui();
  const texts: Readonly<Record<AddressChange, string>> = {
    'save-address': t`The address is saved.`,
    'default-address': t`Your next order begins with this address.`,
    'delete-address': t`The address is deleted.`,
  };
  const canUndo = shown.change === 'delete-address' && shown.canUndo;
  return (
    <>
      <div ref={refs.note} role="status" tabIndex={-1}>
        {shown.change && <Notice tone="success">{texts[shown.change]}</Notice>}
      </div>
      {canUndo && (
        <div>
          <Button variant="quiet" busy={shown.pending === 'undo'} onClick={work.undo}>{t`Undo`}</Button>
        </div>
      )}
      <SettingsFailureNotice failure={shown.failure} />
    </>
  );
};
