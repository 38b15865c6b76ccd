import type { Frame } from '@lyng/feature';
import { frameErrors } from '@lyng/storefront-kit';
import { ShopLayout } from './ShopLayout.tsx';

/** The shop's frame around its pages. */
export const frame: Frame = { Layout: ShopLayout, data: () => import('./data.ts'), ...frameErrors };
