import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { MessageGroup } from '../../shell/app-context.ts';
import { useLoadMessages } from './use-load-messages.ts';

/**
 * A part whose code and texts come when it is wanted for the first time; `onLost` is told when they do not come. Give both
 * functions from outside the component or remembered.
 */
export function useWanted<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  messages: MessageGroup,
  onLost?: () => void,
): ComponentType<Props> | undefined {
  const loadMessages = useLoadMessages();
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted) return;
    // A lost chunk leaves the page as it was; what wants the part next tries again.
    Promise.all([load(), loadMessages(messages)]).then(
      ([part]) => setPart(() => part),
      () => onLost?.(),
    );
  }, [wanted, load, loadMessages, messages, onLost]);
  return Part;
}
