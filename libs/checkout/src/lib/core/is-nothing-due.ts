import type { CheckoutCart } from '@lyng/model';

/** Whether gift card and balance pay the complete order, by the last response. */
export const isNothingDue = ({ summary }: CheckoutCart): boolean => summary?.total.selling.incVat === 0;
