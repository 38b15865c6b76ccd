import type { PostalAddress } from '@lyng/model';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import type { AddressKey, SavedAddress } from '../../core/address-book.ts';
import type { AddressChange, PostedSettings, SettingsFailure, SettingsForm } from '../../core/settings.ts';
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

export interface AddressBookState {
  readonly shown: {
    readonly open: AddressKey | null;
    readonly change: AddressChange | null;
    readonly failure: SettingsFailure | null;
    /** The button that waits. */
    readonly pending: string | null;
    readonly canUndo: boolean;
  };
  /** Opens a form, or closes it, on a press of its link. */
  readonly show: (key: AddressKey | null) => (event: MouseEvent) => void;
  readonly work: {
    readonly save: (key: AddressKey, address: PostalAddress) => SettingsResult;
    readonly makeDefault: (saved: SavedAddress) => void;
    readonly remove: (saved: SavedAddress) => void;
    /** Adds the address again that was deleted last. */
    readonly undo: () => void;
  };
  readonly refs: { readonly note: RefObject<HTMLDivElement | null>; readonly form: RefObject<HTMLDivElement | null> };
}

/** The open form of the addresses, and the last change; the focus follows what was pressed. */
export function useAddressBook({ opened, posted, done, actions }: AddressBookRequest): AddressBookState {
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
    show: (key) => (event) => {
      event.preventDefault();
      focusOn.current = key === null ? 'note' : 'form';
      setChange(null);
      setOpen(key);
    },
    work: {
      save: async (key, address) => {
        const result = await actions.saveAddress(key, address);
        if (!result.ok) return result;
        setOpen(null);
        finish('save-address');
        return result;
      },
      makeDefault: ({ id }) => send('default-address', `default ${String(id)}`, () => actions.setDefaultAddress(id)),
      remove: ({ id, address }) => {
        setRemoved(address);
        send('delete-address', `delete ${String(id)}`, () => actions.deleteAddress(id));
      },
      undo: () => {
        if (removed) send('save-address', 'undo', () => actions.saveAddress('new', removed));
      },
    },
    refs: { note, form },
  };
}
