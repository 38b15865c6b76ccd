import { useLoaderData } from 'react-router-dom';
import { BrandsIndex } from '../../react/brands-index/BrandsIndex.tsx';
import type { BrandsData } from './data.ts';

/** All brands, A to Ö. */
export const Component = () => <BrandsIndex letters={useLoaderData<BrandsData>().letters} />;
