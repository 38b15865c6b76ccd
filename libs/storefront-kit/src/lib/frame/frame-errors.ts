import type { Frame } from '@lyng/feature';
import { errorTitle } from './error-title.ts';
import { ShellError } from './ShellError.tsx';

/** The error pages of a frame. */
export const frameErrors: Pick<Frame, 'ShellError' | 'errorMessage' | 'errorTitle'> = {
  ShellError,
  errorMessage: () => import('./ErrorMessage.tsx'),
  errorTitle,
};
