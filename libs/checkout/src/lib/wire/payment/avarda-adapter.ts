import { insertSnippet } from './insert-snippet.ts';
import type { MountedPayment, PaymentAdapter, PaymentPorts, PaymentSubmission } from './payment-port.ts';

/** The fields that Avarda's form sends before it submits. */
interface AvardaPayload {
  readonly email?: string;
  readonly selectedPaymentMethodType?: string;
  readonly invoicingAddress?: {
    readonly firstName?: string;
    readonly lastName?: string;
    readonly address1?: string;
    readonly zip?: string;
    readonly city?: string;
  };
}

interface AvardaCheckout {
  readonly beforeSubmitContinue: () => void;
  readonly beforeSubmitAbort: () => void;
}

type AvardaInit = (options: object) => unknown;

declare global {
  interface Window {
    avardaCheckoutInit?: AvardaInit | undefined;
    avardaCheckout?: { readonly refreshForm?: () => void; readonly unmount?: () => void };
  }
}

const submissionOf = ({
  email,
  invoicingAddress: address,
  selectedPaymentMethodType,
}: AvardaPayload): PaymentSubmission => ({
  email: email ?? '',
  firstName: address?.firstName ?? '',
  lastName: address?.lastName ?? '',
  addressLine1: address?.address1 ?? '',
  zip: address?.zip ?? '',
  city: address?.city ?? '',
  paymentType: selectedPaymentMethodType ?? '',
});

/** Timeout in ms for the shop to decide whether the purchase may go on. */
export const CHECK_TIMEOUT_MS = 20_000;

type BeforeSubmit = (payload: AvardaPayload, checkout: AvardaCheckout) => Promise<void>;

const withTimeout = (approval: Promise<boolean>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
    const end = (value: boolean): void => {
      clearTimeout(timer);
      resolve(value);
    };
    approval.then(end, () => end(false));
  });

/**
 * Checks with the shop; a failed check counts as no, so that the form never waits for ever. Pressed twice, the form
 * checks twice: the shop is called once, and both get its result. A form that has been removed meanwhile must not go
 * on.
 */
function makeBeforeSubmit({ mayGoOn }: PaymentPorts, hasLeft: () => boolean): BeforeSubmit {
  let open: Promise<boolean> | null = null;
  return async (payload, checkout) => {
    open ??= withTimeout(mayGoOn(submissionOf(payload))).finally(() => {
      open = null;
    });
    const approval = await open;
    if (approval && !hasLeft()) checkout.beforeSubmitContinue();
    else checkout.beforeSubmitAbort();
  };
}

/**
 * Passes our callback to every call of the provider's start function, whenever its script defines it. Returns the undo.
 */
function interceptInit(beforeSubmitCallback: BeforeSubmit): () => void {
  let real: AvardaInit | undefined = window.avardaCheckoutInit;
  const withCallback: AvardaInit = (options) => real?.({ ...options, beforeSubmitCallback });
  Object.defineProperty(window, 'avardaCheckoutInit', {
    configurable: true,
    get: () => real && withCallback,
    set: (init: AvardaInit | undefined) => {
      // Its loader keeps what it finds: that may be ours.
      if (init !== withCallback) real = init;
    },
  });
  return () => Object.defineProperty(window, 'avardaCheckoutInit', { configurable: true, writable: true, value: real });
}

/** Avarda's form: before it submits, the shop checks the customer and lets it continue or abort on its own instance. */
export const avardaAdapter: PaymentAdapter = {
  mount: (container, snippet, ports): MountedPayment => {
    let hasLeft = false;
    const restore = interceptInit(makeBeforeSubmit(ports, () => hasLeft));
    const stop = insertSnippet(container, snippet, ports.lost);
    return {
      // Avarda has nothing to hold its form with; it is looked at again when the order is known.
      suspend: () => container.setAttribute('inert', ''),
      resume: () => {
        container.removeAttribute('inert');
        window.avardaCheckout?.refreshForm?.();
      },
      unmount: () => {
        hasLeft = true;
        stop();
        window.avardaCheckout?.unmount?.();
        restore();
        container.replaceChildren();
      },
    };
  },
};
