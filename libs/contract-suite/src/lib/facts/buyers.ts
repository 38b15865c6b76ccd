const person = { firstName: 'Ida', lastName: 'Holm' };

/** By market: an address, the name of its country in English, and the identity number of a person whom its registers could have. */
const markets = {
  dk: {
    address: { ...person, addressLine1: 'Strandvejen 4', zip: '2100', city: 'København', phone: '20123456' },
    country: 'Denmark',
    identityNumber: '211062-5629',
  },
  se: {
    address: { ...person, addressLine1: 'Storgatan 4', zip: '11122', city: 'Stockholm', phone: '0701234567' },
    country: 'Sweden',
    identityNumber: '811228-9874',
  },
  no: {
    address: { ...person, addressLine1: 'Storgata 4', zip: '0150', city: 'Oslo', phone: '40123456' },
    country: 'Norway',
    identityNumber: '31129956715',
  },
  fi: {
    address: { ...person, addressLine1: 'Rantakatu 4', zip: '00100', city: 'Helsinki', phone: '0401234567' },
    country: 'Finland',
    identityNumber: '131002A308W',
  },
};

/** The facts of a market; of Sweden for a market that the table lacks. */
export const buyerIn = (market: string) => markets[market in markets ? (market as keyof typeof markets) : 'se'];
