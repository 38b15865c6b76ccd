import type { Frame } from '@lyng/feature';
import { frameErrors } from '@lyng/storefront-kit';
import { OutletLayout } from './OutletLayout.tsx';

export const frame: Frame = { Layout: OutletLayout, data: () => import('./data.ts'), ...frameErrors };
