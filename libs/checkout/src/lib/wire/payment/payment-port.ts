/** The buyer and the payment method, as a provider's form reports them before it goes on. */
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

/** The functions of the shop that a provider's form calls. */
export interface PaymentPorts {
  /** Whether the purchase may go on; called when the shopper has pressed the provider's button. */
  readonly mayGoOn: (submission: PaymentSubmission) => Promise<boolean>;
  /** The provider's own script could not be fetched: there will be no form. */
  readonly lost: () => void;
}

export interface MountedPayment {
  /** The order is changing on the server: nothing may be pressed meanwhile. */
  readonly suspend: () => void;
  /** The change is done: the form shows the order as it is now. */
  readonly resume: () => void;
  readonly unmount: () => void;
}

/** Mounts a provider's form: the only code that knows the provider's script. */
export interface PaymentAdapter {
  readonly mount: (container: HTMLElement, snippet: string, ports: PaymentPorts) => MountedPayment;
}
