import type { JsonColumn } from '../../platform/database/json-column.ts';
import type { Address } from '../../shop/address.ts';

export interface CheckoutTables {
  checkout: {
    cart_id: string;
    email: string;
    identity_number: string;
    customer_type: string;
    billing_address: JsonColumn<Address>;
    shipping_address: JsonColumn<Address> | null;
    shipping_id: number | null;
    payment_id: number | null;
    pickup_point: string;
    message: string;
    updated_at: Date;
  };
  order_validation: {
    cart_id: string;
    asked_at: Date;
  };
}
