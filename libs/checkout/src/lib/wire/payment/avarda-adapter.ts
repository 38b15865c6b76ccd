import { insertSnippet } from './insert-snippet.ts';
import type { MountedPayment, PaymentAdapter, PaymentPorts, PaymentSubmission } from './payment-port.ts';

/** What Avarda's form tells before it submits. */
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

/** How long the shop may take to say whether the purchase may go on, in ms. */
export const ANSWER_PATIENCE_MS = 20_000;

type BeforeSubmit = (payload: AvardaPayload, checkout: AvardaCheckout) => Promise<void>;

const soon = (answer: Promise<boolean>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_PATIENCE_MS);
    const end = (value: boolean): void => {
      clearTimeout(timer);
      resolve(value);
    };
    answer.then(end, () => end(false));
  });

/**
 * Asks the shop; a question that cannot be answered is a no, so that the form never waits for ever. Pressed twice, the
 * form asks twice: the shop is asked once, and both get its answer. A form that has left meanwhile must not go on.
 */
function makeBeforeSubmit({ mayGoOn }: PaymentPorts, hasLeft: () => boolean): BeforeSubmit {
  let open: Promise<boolean> | null = null;
  return async (payload, checkout) => {
    open ??= soon(mayGoOn(submissionOf(payload))).finally(() => {
      open = null;
    });
    const answer = await open;
    if (answer && !hasLeft()) checkout.beforeSubmitContinue();
    else checkout.beforeSubmitAbort();
  };
}

/** Gives every call of the provider's start function our callback, whenever its script defines it. Gives back the undoing. */
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
