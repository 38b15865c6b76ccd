import type { Frame } from '@lyng/feature';
import { errorTitle } from './error-title.ts';
import { ShellError } from './ShellError.tsx';

/** What a frame shows when a page fails. */
export const frameErrors: Pick<Frame, 'ShellError' | 'errorMessage' | 'errorTitle'> = {
  ShellError,
  errorMessage: () => import('./ErrorMessage.tsx'),
  errorTitle,
};
