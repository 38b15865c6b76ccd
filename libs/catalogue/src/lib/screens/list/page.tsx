import { useLoaderData } from 'react-router-dom';
import { Part as List } from '../../fills/product-list.tsx';
import type { ListData } from './load-list.ts';

/** Category, brand, campaign and the shop's own lists. */
export const Component = () => <List page={useLoaderData<ListData>().page} />;
