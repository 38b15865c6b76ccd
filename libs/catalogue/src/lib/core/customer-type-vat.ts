import type { CustomerType } from '@lyng/model';

/** Whether each customer type sees prices with VAT (spec §3 Config customerTypes). */
export type CustomerTypeVat = Readonly<Record<CustomerType, boolean>>;

/** Spec §1: with VAT for a private person, without for a business. */
const customerTypeVat: CustomerTypeVat = { PERSON: true, ORGANIZATION: false };

/** Whether this customer sees prices with VAT (CAT-02); a shop with other rules passes its own. */
export const isVatIncluded = (customerType: CustomerType, rules: CustomerTypeVat = customerTypeVat): boolean => rules[customerType];
