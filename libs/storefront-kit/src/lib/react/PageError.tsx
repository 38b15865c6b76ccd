import { safeStorage } from '@lyng/browser';
import { useOnline } from '@lyng/feature';
import type { ErrorMessageProps } from '@lyng/feature';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';
import { isChunkLoadError, claimReload } from './chunk-load-error.ts';

/**
 * A page's error, inside the shop's frame. The router remembers a failed chunk for as long as the document lives, so
 * the page is reloaded, once the network is back.
 */
export function createPageError(ErrorMessage: ComponentType<ErrorMessageProps>): ComponentType {
  return function PageError() {
    const error = useRouteError();
    const isOnline = useOnline();
    const [shownError, setShownError] = useState<unknown>();
    const isChunkError = isChunkLoadError(error);
    useEffect(() => {
      if (!isChunkError) return;
      const tabStorage = safeStorage(() => window.sessionStorage);
      if (isOnline && claimReload(tabStorage, Date.now())) window.location.reload();
      else setShownError(error);
    }, [error, isChunkError, isOnline]);
    // Renders nothing until the reload is decided.
    return isChunkError && shownError !== error ? null : <ErrorMessage error={error} isOnline={isOnline} />;
  };
}
