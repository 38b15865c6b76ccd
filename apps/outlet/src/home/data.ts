import { alternatesOf, appContext } from '@lyng/feature';
import type { ProductRowQuery } from '@lyng/feature';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Products in a row. */
const take = 8;

/** The campaigns of the front page, the largest reduction first. */
const campaigns = ['back-to-school', 'mid-season', 'wool-weeks'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const load = await app.port('productRow');
  const queries: readonly ProductRowQuery[] = campaigns.map((alias) => ({ discountCampaignAlias: alias, take }));
  const rows = await Promise.all(queries.map((query) => load?.(query, request.signal) ?? null));
  return {
    ...(rows.includes(null) && { isIncomplete: true }),
    head: {
      title: `${app.config.name} – ${app.translate(msg`Reduced shoes and clothes`)}`,
      description: app.translate(msg`Shoes and clothes at a lower price, as long as they last.`),
      alternates: alternatesOf(app, 'home', {}),
    },
    rows: campaigns.map((alias, index) => ({ alias, products: rows[index] ?? [] })),
  };
}
