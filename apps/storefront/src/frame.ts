import type { Frame } from '@lyng/feature';
import { errorTitle } from './routes/errors/error-title.ts';
import { ShellError } from './routes/errors/ShellError.tsx';
import { RootLayout } from './routes/root/RootLayout.tsx';

/** What the shop looks like around its pages. */
export const frame: Frame = {
  Layout: RootLayout,
  data: () => import('./routes/root/root-loader.ts'),
  ShellError,
  errorMessage: () => import('./routes/errors/ErrorMessage.tsx'),
  errorTitle,
};
