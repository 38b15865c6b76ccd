import { contentPath } from '../core/site-paths.ts';
import type { WrittenPage } from './files/read-page.ts';

/** The path at which the shop shows a page. */
export const pagePath = ({ alias, family }: Pick<WrittenPage, 'alias' | 'family'>): string => {
  if (family === 'Frontpage') return '/';
  if (family === 'Internal') return `/${alias}`;
  return family === 'Inspiration' ? `/inspiration/${alias}` : contentPath(alias);
};
