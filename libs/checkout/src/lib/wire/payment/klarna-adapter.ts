import { insertSnippet } from './insert-snippet.ts';
import type { MountedPayment, PaymentAdapter } from './payment-port.ts';

interface KlarnaApi {
  readonly suspend: () => void;
  readonly resume: () => void;
}

declare global {
  interface Window {
    /** Hands over the interface of Klarna's form once its frame stands. */
    _klarnaCheckout?: (callback: (api: KlarnaApi) => void) => void;
  }
}

/** Klarna's form: a snippet that is suspended while the order changes, and leads on to the confirmation page by itself. */
export const klarnaAdapter: PaymentAdapter = {
  mount: (container, snippet, { lost }): MountedPayment => {
    let isSuspended = false;
    let isQueued = false;
    // The form cannot be called until its scripts have run: then it receives the current state.
    const sync = (): void => {
      if (isQueued || !window._klarnaCheckout) return;
      isQueued = true;
      window._klarnaCheckout((api) => {
        isQueued = false;
        if (isSuspended) api.suspend();
        else api.resume();
      });
    };
    const onScript = (): void => {
      if (isSuspended) sync();
    };
    container.addEventListener('load', onScript, true);
    const stop = insertSnippet(container, snippet, lost);
    return {
      suspend: () => {
        isSuspended = true;
        sync();
      },
      resume: () => {
        isSuspended = false;
        sync();
      },
      unmount: () => {
        stop();
        container.removeEventListener('load', onScript, true);
        container.replaceChildren();
        delete window._klarnaCheckout;
      },
    };
  },
};
