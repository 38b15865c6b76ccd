import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, pageTitle } from '@lyng/feature';
import { parsePaymentFailure } from '../../core/payment-return.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  return {
    head: {
      title: pageTitle(app, app.translate(msg`Your payment did not go through`)),
      alternates: alternatesOf(app, 'checkout-klarna-fail', {}),
      noindex: true,
    },
    failure: parsePaymentFailure(new URL(request.url).searchParams),
  };
}
