import type { Frame } from '@lyng/feature';
import { frameErrors } from '@lyng/storefront-kit';
import { RootLayout } from './routes/root/RootLayout.tsx';

/** What the shop looks like around its pages. */
export const frame: Frame = {
  Layout: RootLayout,
  data: () => import('./routes/root/root-loader.ts'),
  ...frameErrors,
};
