import { redirect } from 'react-router-dom';
import type { AppContext } from '../contracts/app-context.ts';

/** A permanent redirect when a feature knows that the address has moved. */
export async function movedTo(
  { port, site }: Pick<AppContext, 'port' | 'site'>,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const movedPath = await port('movedPath');
  const moved = await movedPath?.(pathname.slice(site.basePath.length) || '/');
  return moved === undefined ? undefined : redirect(site.basePath + moved + search, 301);
}
