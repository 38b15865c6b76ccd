import { msg } from '@lingui/core/macro';
import { alternatesOf, appContext, pageTitle, throwPageFailure } from '@lyng/feature';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadBalance } from '../../wire/load-balance.ts';

/** The customer's balance; the route guard has ensured a login. */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const result = await loadBalance(app.gateway, app.store.getState().channel.currency);
  if (!result.ok) return throwPageFailure(result.error);
  const title = pageTitle(app, app.translate(msg`Balance`));
  const alternates = alternatesOf(app, 'account-balance', {});
  return { head: { title, alternates, noindex: true }, balance: result.value };
}
