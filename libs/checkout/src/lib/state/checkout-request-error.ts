/** The order validation failed: thrown to the host's error page, which shows `status`. */
export class CheckoutRequestError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(
      `@lyng/checkout: the order validation answered ${status}, so the purchase cannot go on. Show the error page with this status.`,
    );
    this.name = 'CheckoutRequestError';
    this.status = status;
  }
}
