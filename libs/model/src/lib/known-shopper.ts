/** What an account knows of a shopper, as far as an order needs it. */
export interface KnownShopper {
  readonly email?: string;
  readonly mobile?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly careOf?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly zip?: string;
  readonly city?: string;
  readonly entryCode?: string;
  readonly company?: string;
}
