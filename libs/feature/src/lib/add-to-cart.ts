/** The form that adds a product to the cart, and its replacement after hydration. */
export interface AddToCart {
  /** The address that the form is posted to. */
  readonly action: string;
  /** A new key for each rendered page: a form that is posted twice counts once. */
  readonly formKey: string;
  /** Called with the form, to be submitted normally where this fails. */
  readonly onSubmit?: (choice: { readonly skuId: number; readonly quantity: number }, form: HTMLFormElement) => void;
}
