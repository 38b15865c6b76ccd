import type { StaticHandlerContext } from 'react-router-dom';
import { shopName } from '../config.ts';
import { errorTitle } from '../routes/errors/error-title.ts';
import type { AppContext } from './app-context.ts';
import type { PageHead } from './page-head.ts';

const hasHead = (data: unknown): data is { readonly head: PageHead } =>
  typeof data === 'object' && data !== null && 'head' in data;

/** The head of the deepest page that has one, or the error's. */
export function headOf(
  context: Pick<StaticHandlerContext, 'errors' | 'loaderData' | 'matches'>,
  app: Pick<AppContext, 'translate'>,
): PageHead {
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) return { title: `${app.translate(errorTitle(error))} | ${shopName}`, noindex: true };
  const heads = context.matches.map(({ route }) => context.loaderData[route.id]).filter(hasHead);
  return heads.at(-1)?.head ?? { title: shopName };
}
