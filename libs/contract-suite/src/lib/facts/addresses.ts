/** An address that the contract's validation accepts in a market. */
export interface SampleAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string;
}

const addresses = {
  dk: {
    firstName: 'Ida',
    lastName: 'Holm',
    addressLine1: 'Strandvejen 4',
    zip: '2100',
    city: 'København',
    phone: '20123456',
  },
  se: {
    firstName: 'Ida',
    lastName: 'Holm',
    addressLine1: 'Storgatan 4',
    zip: '11122',
    city: 'Stockholm',
    phone: '0701234567',
  },
  no: { firstName: 'Ida', lastName: 'Holm', addressLine1: 'Storgata 4', zip: '0150', city: 'Oslo', phone: '40123456' },
  fi: {
    firstName: 'Ida',
    lastName: 'Holm',
    addressLine1: 'Rantakatu 4',
    zip: '00100',
    city: 'Helsinki',
    phone: '0401234567',
  },
} satisfies Readonly<Record<string, SampleAddress>>;

const countryNames = {
  dk: 'Denmark',
  se: 'Sweden',
  no: 'Norway',
  fi: 'Finland',
};

const isKnown = (market: string): market is keyof typeof addresses => market in addresses;

/** An address of the market; of Sweden for a market that the tables lack. */
export const addressOf = (market: string): SampleAddress => addresses[isKnown(market) ? market : 'se'];

/** Of a person whom the market's registers could have: who pays later is asked for it. */
const identityNumbers = { dk: '211062-5629', se: '811228-9874', no: '31129956715', fi: '131002A308W' };

/** An identity number of the market; of Sweden for a market that the tables lack. */
export const identityNumberOf = (market: string): string => identityNumbers[isKnown(market) ? market : 'se'];

/** The name of a market's country in English, which clients send as well as its code. */
export const countryNameOf = (market: string): string => countryNames[isKnown(market) ? market : 'se'];
