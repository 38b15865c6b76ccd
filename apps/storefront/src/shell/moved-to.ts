import { loadMovedPath } from '@lyng/content';
import { redirect } from 'react-router-dom';
import type { AppContext } from './app-context.ts';

/** A permanent redirect when the backend knows that the address has moved (urlHistory). */
export async function movedTo(
  { gateway, site }: Pick<AppContext, 'gateway' | 'site'>,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(site.basePath.length) || '/';
  const moved = await loadMovedPath(gateway, path);
  return moved.ok && moved.value ? redirect(site.basePath + moved.value + search, 301) : undefined;
}
