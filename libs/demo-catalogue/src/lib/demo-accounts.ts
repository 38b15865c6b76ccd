import type { CustomerType, MinorUnits } from '@lyng/model';

/** An account that comes with the demo catalogue. Its password is known to everybody. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly customerType: CustomerType;
  readonly memberType: string;
  readonly memberId: number;
  readonly address: {
    readonly company?: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly addressLine1: string;
    readonly zip: string;
    readonly city: string;
    readonly country: string;
    readonly mobile: string;
  };
  /** Danish øre. */
  readonly balance?: MinorUnits;
  /** Bonus vouchers, each entered as `voyadovoucher_` and its id. */
  readonly vouchers?: readonly { readonly id: string; readonly amount: MinorUnits }[];
}

/** One of each kind of customer. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'kunde@example.com',
    password: 'lyngkunde1',
    customerType: 'PERSON',
    memberType: '',
    memberId: 0,
    address: {
      firstName: 'Karen',
      lastName: 'Holm',
      addressLine1: 'Nørregade 12, 2. tv.',
      zip: '1165',
      city: 'København K',
      country: 'DK',
      mobile: '+4520123456',
    },
    balance: 150_00,
  },
  {
    email: 'medlem@example.com',
    password: 'lyngmedlem1',
    customerType: 'PERSON',
    memberType: 'Member',
    memberId: 1,
    vouchers: [
      { id: 'DEMO25', amount: 25_00 },
      { id: 'DEMO50', amount: 50_00 },
      { id: 'DEMO75', amount: 75_00 },
    ],
    address: {
      firstName: 'Mads',
      lastName: 'Lindgaard',
      addressLine1: 'Strandvejen 104',
      zip: '8000',
      city: 'Aarhus C',
      country: 'DK',
      mobile: '+4522334455',
    },
  },
  {
    email: 'erhverv@example.com',
    password: 'lyngerhverv1',
    customerType: 'ORGANIZATION',
    memberType: '',
    memberId: 0,
    address: {
      company: 'Bakkely Hotel ApS',
      firstName: 'Eva',
      lastName: 'Bakke',
      addressLine1: 'Vestergade 3',
      zip: '5000',
      city: 'Odense C',
      country: 'DK',
      mobile: '+4540506070',
    },
    // Enough to pay many complete orders.
    balance: 5000_00,
  },
];
