import { safeStorage } from '@lyng/browser';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorMessage } from './ErrorMessage.tsx';
import { isLostCode, takeReload } from './lost-code.ts';
import { useOnline } from '../../shell/use-online.ts';

/**
 * An error of a page, inside the shop's frame. Code that is lost stays so in this document, for the router keeps the
 * failure: the address is loaded anew (spec §8), when the network is there.
 */
export function PageError() {
  const error = useRouteError();
  const isOnline = useOnline();
  const [told, setTold] = useState<unknown>();
  const isLost = isLostCode(error);
  useEffect(() => {
    if (!isLost) return;
    if (
      isOnline &&
      takeReload(
        safeStorage(() => window.sessionStorage),
        Date.now(),
      )
    )
      window.location.reload();
    else setTold(error);
  }, [error, isLost, isOnline]);
  // Nothing, for the moment until it is known or the document goes.
  return isLost && told !== error ? null : <ErrorMessage error={error} isOnline={isOnline} />;
}
