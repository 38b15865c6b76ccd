import { useLoaded } from '@lyng/ui';
import type { Loaded } from '@lyng/ui';
import { useCallback } from 'react';
import type { ComponentType } from 'react';
import type { MessageGroup } from '../contracts/app-context.ts';
import { useApp } from './use-app.ts';

/**
 * A lazily loaded component with its texts, and a retry for when they fail. `load` and a list of `messages` must be
 * stable: define them outside the component or memoize them.
 */
export function useLazyComponent<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  messages: MessageGroup | readonly MessageGroup[],
): Loaded<ComponentType<Props>> {
  const { loadMessages } = useApp();
  const loadBoth = useCallback(
    async () => (await Promise.all([load(), ...[messages].flat().map((group) => loadMessages(group))]))[0],
    [load, loadMessages, messages],
  );
  return useLoaded(wanted, loadBoth);
}
