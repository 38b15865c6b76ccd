import type { CustomerType } from '@lyng/model';

/** The fields of a postal address, in the order of the form. */
export const addressFields = [
  'firstName',
  'lastName',
  'careOf',
  'addressLine1',
  'addressLine2',
  'zip',
  'city',
  'entryCode',
] as const;

type AddressField = (typeof addressFields)[number];

export type AddressValues = Readonly<Record<AddressField, string>>;

/** The address with the text that `read` returns for each field. */
export const makeAddress = (read: (field: AddressField) => string): AddressValues =>
  Object.fromEntries(addressFields.map((field) => [field, read(field)])) as Record<AddressField, string>;

/** All values of the checkout's form. */
export interface CheckoutValues extends AddressValues {
  readonly customerType: CustomerType;
  readonly organisationId: string;
  readonly company: string;
  /** Required when the purchase is on credit. */
  readonly personalId: string;
  readonly email: string;
  readonly mobile: string;
  readonly hasDeliveryAddress: boolean;
  readonly delivery: AddressValues;
  /** The id of a shipping option; empty until one is chosen. */
  readonly shippingId: string;
  readonly pickupPoint: string;
  readonly paymentId: string;
  readonly message: string;
  readonly newsletter: boolean;
  readonly terms: boolean;
  /** The browser remembers these details for the next purchase. */
  readonly remember: boolean;
}

const emptyAddress = makeAddress(() => '');

/** The form of a shopper who has typed nothing. */
export const emptyCheckoutValues = (customerType: CustomerType): CheckoutValues => ({
  ...emptyAddress,
  customerType,
  organisationId: '',
  company: '',
  personalId: '',
  email: '',
  mobile: '',
  hasDeliveryAddress: false,
  delivery: emptyAddress,
  shippingId: '',
  pickupPoint: '',
  paymentId: '',
  message: '',
  newsletter: false,
  terms: false,
  remember: false,
});

/** The destination of the parcel: the postal code that decides the shipping options. */
export const deliveryZip = (values: Pick<CheckoutValues, 'hasDeliveryAddress' | 'delivery' | 'zip'>): string =>
  values.hasDeliveryAddress ? values.delivery.zip : values.zip;

/**
 * The part of a form that is stored between loads of its page: everything but the personal number. The personal number
 * is sensitive, needed on credit only, and typed again in seconds; so it is never in a browser's storage.
 */
export const storedValues = (values: CheckoutValues): CheckoutValues => ({ ...values, personalId: '' });
