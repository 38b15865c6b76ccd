import type { Aftercare } from './aftercare.ts';
import type { ReturnFailure } from './return-form.ts';
import type { ReturnReceipt } from './return-receipt.ts';

/** What the page of returns shows. A guest's address goes on from form to form, never into the address of the page. */
export type ReturnView =
  | {
      readonly kind: 'lookup';
      readonly orderNumber: string;
      readonly email: string;
      readonly failure?: ReturnFailure;
    }
  | {
      readonly kind: 'choose' | 'withdraw';
      readonly aftercare: Aftercare;
      readonly email: string;
      readonly failure?: ReturnFailure;
    }
  | { readonly kind: 'receipt'; readonly receipt: ReturnReceipt };
