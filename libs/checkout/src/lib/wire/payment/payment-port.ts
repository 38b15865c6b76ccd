/** Who buys and with what, as a provider's form tells it before it goes on. */
export interface PaymentSubmission {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  /** The provider's name of the chosen method, as `DirectInvoice`. */
  readonly paymentType: string;
}

/** What a provider's form asks and tells the shop. */
export interface PaymentPorts {
  /** Whether the purchase may go on; asked when the shopper has pressed the provider's button (CHK-05, CHK-07). */
  readonly mayGoOn: (submission: PaymentSubmission) => Promise<boolean>;
  /** The provider's own script could not be fetched: there will be no form. */
  readonly lost: () => void;
}

/** A provider's form that stands in the page. */
export interface MountedPayment {
  /** The order is changing on the server: nothing may be pressed meanwhile. */
  readonly suspend: () => void;
  /** The change is done: the form shows the order as it is now. */
  readonly resume: () => void;
  readonly unmount: () => void;
}

/** Puts a provider's form into the page: the one place that knows how its script is spoken with. */
export interface PaymentAdapter {
  readonly mount: (container: HTMLElement, snippet: string, ports: PaymentPorts) => MountedPayment;
}
