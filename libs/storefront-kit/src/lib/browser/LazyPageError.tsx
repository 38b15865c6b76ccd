import { waitForStyles } from '@lyng/feature';
import type { Frame } from '@lyng/feature';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * The error page, outside the first load because most visitors never see it, and a function that loads its code: before
 * hydration if the server rendered an error, otherwise when the page is idle. A failed load goes to the frame's error
 * boundary.
 */
export function createLazyPageError({
  errorMessage,
}: Pick<Frame, 'errorMessage'>): [ComponentType, () => Promise<void>] {
  // Code only: hydration of an error page finds it here.
  let PageError: ComponentType | undefined;
  const load = async (): Promise<void> => {
    const [{ createPageError }, { ErrorMessage }] = await Promise.all([
      import('../react/PageError.tsx'),
      errorMessage(),
    ]);
    PageError ??= createPageError(ErrorMessage);
  };
  function LazyPageError() {
    const [state, setState] = useState<'loading' | 'here' | 'lost'>(PageError ? 'here' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      Promise.all([load(), waitForStyles()]).then(
        () => setState('here'),
        () => setState('lost'),
      );
    }, [state]);
    if (state === 'lost') throw new Error('@lyng/storefront-kit: the code of the error page could not be fetched.');
    return PageError && <PageError />;
  }
  return [LazyPageError, load];
}
