import type { AppContext } from '@lyng/feature';
import type { MoreWidget } from '../../react/more-widgets/MoreWidget.tsx';

interface Code {
  readonly MoreWidget: typeof MoreWidget;
}

// Code only: no data of a request or a shopper.
let code: Code | undefined;

/** The widgets that the front page seldom has, when their code is there. */
export const loadedMoreWidgets = (): Code | undefined => code;

/**
 * Loads them with their texts: the loader of a page that has one on the server and on navigations, the page itself after
 * hydration.
 */
export async function loadMoreWidgets({ loadMessages }: Pick<AppContext, 'loadMessages'>): Promise<Code> {
  const [loaded] = await Promise.all([
    code ?? import('../../react/more-widgets/MoreWidget.tsx'),
    loadMessages('widgets', true),
  ]);
  return (code = loaded);
}
