import { insertSnippet } from './insert-snippet.ts';
import type { MountedPayment, PaymentAdapter } from './payment-port.ts';

interface KlarnaApi {
  readonly suspend: () => void;
  readonly resume: () => void;
}

declare global {
  interface Window {
    /** Hands over the interface of Klarna's form once its frame stands. */
    _klarnaCheckout?: (use: (api: KlarnaApi) => void) => void;
  }
}

/** Klarna's form: a snippet that is suspended while the order changes, and leads on to the confirmation page by itself. */
export const klarnaAdapter: PaymentAdapter = {
  mount: (container, snippet, { lost }): MountedPayment => {
    let isSuspended = false;
    let isAsked = false;
    // Until its scripts have run, the form cannot be spoken with: then it hears how things stand by that time.
    const tell = (): void => {
      if (isAsked || !window._klarnaCheckout) return;
      isAsked = true;
      window._klarnaCheckout((api) => {
        isAsked = false;
        if (isSuspended) api.suspend();
        else api.resume();
      });
    };
    const onScript = (): void => {
      if (isSuspended) tell();
    };
    container.addEventListener('load', onScript, true);
    const stop = insertSnippet(container, snippet, lost);
    return {
      suspend: () => {
        isSuspended = true;
        tell();
      },
      resume: () => {
        isSuspended = false;
        tell();
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
