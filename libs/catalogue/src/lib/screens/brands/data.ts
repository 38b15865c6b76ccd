import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, pageTitle, throwPageFailure } from '@lyng/feature';
import type { PageHead } from '@lyng/feature';
import type { BrandLetter } from '../../core/brand-index.ts';
import { loadBrands } from '../../wire/load-brands.ts';

export interface BrandsData {
  readonly head: PageHead;
  readonly letters: readonly BrandLetter[];
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<BrandsData> {
  const app = context.get(appContext);
  const result = await loadBrands(app.gateway, app.site.language, { signal: request.signal });
  if (!result.ok) return throwPageFailure(result.error);
  const { name: shop } = app.config;
  return {
    head: {
      title: pageTitle(app, app.translate(msg`Brands`)),
      description: app.translate(
        msg`All brands at ${{ shop }} from A to Z: shoes, clothes and accessories for women, men and children.`,
      ),
      alternates: alternatesOf(app, 'brands', {}),
    },
    letters: result.value,
  };
}
