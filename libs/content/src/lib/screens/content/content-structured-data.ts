import { alternatesOf, breadcrumbList } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';

/** The way from the front page to a page of text as structured data (schema.org). */
export const contentStructuredData = (
  app: Pick<AppContext, 'config' | 'site' | 'origins'>,
  name: string,
  address: string,
): readonly object[] => [
  breadcrumbList([
    { name: app.config.name, item: alternatesOf(app, 'home', {}).canonical },
    { name, item: address },
  ]),
];
