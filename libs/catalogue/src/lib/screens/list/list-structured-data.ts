import { alternatesOf, breadcrumbList } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import type { ListPage } from '../../core/list-page-data.ts';

/** The way to a list as structured data (schema.org); only categories have one. */
export const listStructuredData = (
  { trail }: Pick<ListPage, 'trail'>,
  app: Pick<AppContext, 'config' | 'site' | 'origins'>,
): readonly object[] =>
  trail.length === 0
    ? []
    : [
        breadcrumbList(
          trail.map(({ name, alias }) => ({
            name,
            item: alternatesOf(app, 'category', { category: alias }).canonical,
          })),
        ),
      ];
