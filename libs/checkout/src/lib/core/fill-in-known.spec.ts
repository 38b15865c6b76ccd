import { emptyCheckoutValues } from './checkout-values.ts';
import { fillInKnown } from './fill-in-known.ts';

const empty = emptyCheckoutValues('PERSON');
const karen = { email: 'kunde@example.com', firstName: 'Karen', zip: '1165', city: 'København K' };

describe('what the account knows', () => {
  it('fills a form that is still empty', () => {
    expect(fillInKnown({ ...empty, newsletter: true }, karen)).toEqual({ ...empty, ...karen, newsletter: true });
  });

  it('leaves out the other addresses that can be chosen [ACC-13]', () => {
    expect(fillInKnown(empty, { ...karen, addresses: [] })).toEqual({ ...empty, ...karen });
  });

  it.each([{ email: 'anden@example.com' }, { zip: '8000' }, { addressLine2: '2. tv.' }, { company: 'Bakkely' }])(
    'is ignored once something is typed or stored: %j [CHK-18]',
    (typed) => {
      expect(fillInKnown({ ...empty, ...typed }, karen)).toEqual({ ...empty, ...typed });
    },
  );
});
