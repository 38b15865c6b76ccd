import type { AppContext, Frame, PageHead } from '@lyng/feature';
import { statusOf } from '@lyng/feature';
import type { StaticHandlerContext } from 'react-router-dom';

const hasHead = (data: unknown): data is { readonly head: PageHead } =>
  typeof data === 'object' && data !== null && 'head' in data;

/** The head of the deepest page that has one, or the error's. */
export function headOf(
  context: Pick<StaticHandlerContext, 'errors' | 'loaderData' | 'matches'>,
  { config, translate }: Pick<AppContext, 'config' | 'translate'>,
  errorTitle: Frame['errorTitle'],
): PageHead {
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined)
    return { title: `${translate(errorTitle(statusOf(error)))} | ${config.name}`, noindex: true };
  const heads = context.matches.map(({ route }) => context.loaderData[route.id]).filter(hasHead);
  return heads.at(-1)?.head ?? { title: config.name };
}
