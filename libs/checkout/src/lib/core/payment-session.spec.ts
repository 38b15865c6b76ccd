import { nextSession, ownButton } from './payment-session.ts';
import type { PaymentSession, SelectedPayment } from './payment-session.ts';

const klarna: SelectedPayment = {
  id: '7',
  paymentType: 'KLARNA',
  paymentData: '<div></div>',
  newCheckoutSession: false,
};
const renewed: SelectedPayment = { ...klarna, paymentData: '<p></p>', newCheckoutSession: true };
const first: PaymentSession = { kind: 'embedded', provider: 'KLARNA', snippet: '<div></div>', key: '7.1' };

describe('nextSession', () => {
  it.each<[string, PaymentSession, SelectedPayment | undefined, PaymentSession]>([
    ['without a choice there is no form', first, undefined, ownButton],
    ['a card is paid with our own button', first, { ...klarna, paymentType: 'STANDARD' }, ownButton],
    ['a provider without markup is, too', ownButton, { ...klarna, paymentData: '' }, ownButton],
    ['a provider that is not built in is, too', ownButton, { ...klarna, paymentType: 'SVEA' }, ownButton],
    ['the first response builds the form', ownButton, klarna, { ...first, key: '7.2' }],
    ['a later response does not replace it, whatever its markup', first, { ...klarna, paymentData: '<p></p>' }, first],
    ['a new session builds it again', first, renewed, { ...first, snippet: '<p></p>', key: '7.2' }],
    ['another option of the same provider builds it again', first, { ...klarna, id: '77' }, { ...first, key: '77.2' }],
    [
      'another provider builds its own',
      first,
      { ...klarna, paymentType: 'AVARDA' },
      { ...first, provider: 'AVARDA', key: '7.2' },
    ],
  ])('%s [CHK-11]', (_rule, before, selected, session) => {
    expect(nextSession(before, selected, 2)).toEqual(session);
  });
});
