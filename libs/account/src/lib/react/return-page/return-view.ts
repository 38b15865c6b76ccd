import type { ReturnChoice, ReturnFailure } from '../../core/return-form.ts';
import type { Aftercare } from '../../wire/load-aftercare.ts';
import type { ReturnReceipt } from '../../wire/load-return-receipt.ts';

/** The data of the page of returns. A guest's address goes on from form to form, never into the address of the page. */
export type ReturnView =
  | {
      readonly kind: 'lookup';
      readonly orderNumber: string;
      readonly email: string;
      /** Of a form that could not be sent: it is chosen again once the order is found. */
      readonly choice?: ReturnChoice;
      readonly failure?: ReturnFailure;
    }
  | {
      readonly kind: 'choose' | 'withdraw';
      readonly aftercare: Aftercare;
      readonly email: string;
      readonly choice?: ReturnChoice;
      readonly failure?: ReturnFailure;
    }
  | { readonly kind: 'receipt'; readonly receipt: ReturnReceipt };
