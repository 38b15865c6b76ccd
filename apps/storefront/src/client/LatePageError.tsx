import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

// Code, the same for everybody; kept here so that an error of the first page finds it at hydration.
let PageError: ComponentType | undefined;

/** Brings the error page's code: before hydration when the server rendered an error, else when the page has settled. */
export async function loadPageError(): Promise<void> {
  ({ PageError } = await import('../routes/errors/PageError.tsx'));
}

/** The error page, which most visitors never see, outside the first load. What cannot be fetched goes to the frame's own boundary. */
export function LatePageError() {
  const [state, setState] = useState<'loading' | 'here' | 'lost'>(PageError ? 'here' : 'loading');
  useEffect(() => {
    if (state !== 'loading') return;
    loadPageError().then(
      () => setState('here'),
      () => setState('lost'),
    );
  }, [state]);
  if (state === 'lost') throw new Error('storefront: the code of the error page could not be fetched.');
  return PageError && <PageError />;
}
