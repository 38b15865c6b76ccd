import { useLoaded } from '@lyng/ui';
import type { Loaded } from '@lyng/ui';
import { useCallback } from 'react';
import type { ComponentType } from 'react';
import type { MessageGroup } from '../../shell/app-context.ts';
import { useLoadMessages } from './use-load-messages.ts';

/**
 * A part whose code and texts come when it is wanted for the first time, and how to try again where they do not come. Give
 * `load` from outside the component or remembered.
 */
export function useWanted<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  messages: MessageGroup,
): Loaded<ComponentType<Props>> {
  const loadMessages = useLoadMessages();
  const loadBoth = useCallback(
    async () => (await Promise.all([load(), loadMessages(messages)]))[0],
    [load, loadMessages, messages],
  );
  return useLoaded(wanted, loadBoth);
}
