import type { PostalAddress } from '@lyng/model';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { AddressKey, SavedAddress } from '../../core/address-book.ts';
import type { AddressChange, PostedSettings, SettingsForm } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import { useSent } from './use-sent.ts';

export interface AddressActions {
  readonly saveAddress: (key: AddressKey, address: PostalAddress) => SettingsResult;
  readonly setDefaultAddress: (id: number) => SettingsResult;
  readonly deleteAddress: (id: number) => SettingsResult;
}

const changeOf = (form: SettingsForm | null): AddressChange | null =>
  form === 'save-address' || form === 'default-address' || form === 'delete-address' ? form : null;

export interface AddressBookRequest {
  /** The form that the page was opened with. */
  readonly opened: AddressKey | null;
  readonly posted: PostedSettings | null;
  /** The form that was posted without script and is done. */
  readonly done: SettingsForm | null;
  readonly actions: AddressActions;
}

/** The open form of the addresses, and the last change; the focus follows what was pressed. */
export function useAddressBook({ opened, posted, done, actions }: AddressBookRequest) {
  const sent = useSent(posted?.address ? null : (posted?.failure ?? null));
  const [open, setOpen] = useState(posted?.address?.key ?? opened);
  const [change, setChange] = useState(posted ? null : changeOf(done));
  const [removed, setRemoved] = useState<PostalAddress | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const focusOn = useRef<'note' | 'form' | null>(null);
  useEffect(() => {
    // The pressed button is gone: a form has opened in its place or has closed, or the row has changed.
    const target =
      focusOn.current === 'form' ? form.current?.querySelector<HTMLElement>('input:not([type=hidden])') : null;
    if (focusOn.current !== null) (target ?? note.current)?.focus();
    focusOn.current = null;
  }, [open, change]);

  const finish = (made: AddressChange): void => {
    focusOn.current = 'note';
    setChange(made);
  };
  const send = (made: AddressChange, key: string, work: () => SettingsResult): void => {
    setChange(null);
    void sent.send(key, async () => {
      const result = await work();
      if (result.ok) finish(made);
      return result;
    });
  };
  return {
    shown: { open, change, failure: sent.failure, pending: sent.pending, canUndo: removed !== null },
    /** Opens a form, or closes it, on a press of its link. */
    show: (key: AddressKey | null) => (event: MouseEvent) => {
      event.preventDefault();
      focusOn.current = key === null ? 'note' : 'form';
      setChange(null);
      setOpen(key);
    },
    work: {
      save: async (key: AddressKey, address: PostalAddress): SettingsResult => {
        const result = await actions.saveAddress(key, address);
        if (!result.ok) return result;
        setOpen(null);
        finish('save-address');
        return result;
      },
      makeDefault: ({ id }: SavedAddress) =>
        send('default-address', `default ${String(id)}`, () => actions.setDefaultAddress(id)),
      remove: ({ id, address }: SavedAddress) => {
        setRemoved(address);
        send('delete-address', `delete ${String(id)}`, () => actions.deleteAddress(id));
      },
      /** Adds the address again that was deleted last. */
      undo: () => {
        if (removed) send('save-address', 'undo', () => actions.saveAddress('new', removed));
      },
    },
    refs: { note, form },
  };
}
