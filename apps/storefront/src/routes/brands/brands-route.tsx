import { BrandsIndex } from '@lyng/catalogue';
import { useLoaderData } from 'react-router-dom';
import type { loader } from './brands-loader.ts';

/** All brands, A to Ö. */
export function Component() {
  const { letters } = useLoaderData<typeof loader>();
  return <BrandsIndex letters={letters} />;
}
