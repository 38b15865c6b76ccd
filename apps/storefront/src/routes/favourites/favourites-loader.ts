import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import { alternatesOf } from '../../shell/page-address.ts';
import { pageTitle } from '../../shell/page-title.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  return {
    head: {
      title: pageTitle(app.translate(msg`Favourites`)),
      alternates: alternatesOf(app, 'favourites', {}),
      noindex: true,
    },
  };
}
