import { useRef, useState } from 'react';
import type { SettingsFailure } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';

/** A change with one press: what is being sent, and why it was not made. */
export interface Sent {
  readonly pending: string | null;
  readonly failure: SettingsFailure | null;
  /** The key of the last action. */
  readonly done: string | null;
  /** Sends one at a time; `key` identifies the button. */
  readonly send: (key: string, change: () => SettingsResult) => Promise<void>;
}

export function useSent(before: SettingsFailure | null): Sent {
  const [state, setState] = useState<Omit<Sent, 'send'>>({ pending: null, failure: before, done: null });
  const isSending = useRef(false);
  const send: Sent['send'] = async (key, change) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ pending: key, failure: null, done: null });
    const result = await change();
    isSending.current = false;
    setState({ pending: null, failure: result.ok ? null : result.error, done: result.ok ? key : null });
  };
  return { ...state, send };
}
