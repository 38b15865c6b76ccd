import type { AppContext, MessageGroup } from '../../contracts/app-context.ts';

/** The code of parts that the server renders and a browser loads later. */
export interface LazyParts<Parts> {
  /** The code, if loaded. Code only: no data of a request or a shopper. */
  readonly loaded: () => Parts | undefined;
  /**
   * Loads the code with its texts. A page's loader calls it on the server and on navigations, so that the parts render
   * with the page.
   */
  readonly load: (app: Pick<AppContext, 'loadMessages'>) => Promise<Parts>;
}

/** Parts that `LazyPart` renders; `messages` are their texts. */
export function lazyParts<Parts>(load: () => Promise<Parts>, messages: MessageGroup): LazyParts<Parts> {
  let parts: Parts | undefined;
  return {
    loaded: () => parts,
    load: async ({ loadMessages }) => {
      const [code] = await Promise.all([parts ?? load(), loadMessages(messages, true)]);
      return (parts ??= code);
    },
  };
}
