import { customerStatus } from './customer-status.ts';

const valid = { isValid: true, message: null };

describe('customerStatus', () => {
  it.each([
    // Any kind of space is removed, wherever it stands; the suffix loses its case.
    ['NOCREDIT', 'DirectInvoice', 'limited'],
    ['NOCREDIT', 'Loan', 'limited'],
    ['NOCREDIT-', 'Loan', 'limited'],
    ['NOCREDITS', 'Loan', 'limited'],
    [' N O CREDIT - Account ', 'Loan', 'account'],
    ['NO\u00a0CREDIT\t-\nACCOUNT', 'DirectInvoice', 'account'],
    ['N\u200bOCREDIT-X', 'Loan', 'ok'],
    ['NOCREDIT-ÅLAND', 'Loan', 'åland'],
    ['NOCREDIT-A-B', 'Loan', 'a-b'],
    // Only a hyphen is a dash.
    ['NOCREDIT–X', 'Loan', 'limited'],
    ['NOCREDIT--X', 'Loan', '-x'],
    // Another type.
    [null, 'DirectInvoice', 'ok'],
    ['NoCredit-X', 'Loan', 'ok'],
    ['NO-CREDIT-X', 'Loan', 'ok'],
    ['XNOCREDIT', 'Loan', 'ok'],
    // Another way to pay.
    ['NOCREDIT-X', 'Card', 'ok'],
    ['NOCREDIT-X', 'LOAN', 'ok'],
    ['NOCREDIT-X', ' Loan', 'ok'],
  ])(
    'of the member type %j with %j is %s [CHK-06] (cart-018, cart-019, cart-021, cart-022)',
    (memberType, paymentType, status) => {
      expect(customerStatus({ ...valid, memberType, paymentType })).toBe(status);
    },
  );

  it.each([
    ['Customer is blacklisted', null, 'blacklisted'],
    ['Customer is blacklisted', 'NOCREDIT', 'blacklisted'],
    ['Email seems to be invalid', null, 'invalidemail'],
    ['Email seems to be invalid', 'NOCREDIT-X', 'invalidemail'],
    ['Insufficient stock amount', 'NOCREDIT-X', 'x'],
    ['Insufficient stock amount', null, 'ok'],
    ['customer is blacklisted', null, 'ok'],
    ['Customer is blacklisted ', null, 'ok'],
    ['Email seems to be invalid: a@b', null, 'ok'],
    [null, null, 'ok'],
  ])(
    'of an invalid order with the message %j is, before the member type %j, %s [CHK-06]',
    (message, memberType, status) => {
      expect(customerStatus({ isValid: false, message, memberType, paymentType: 'Loan' })).toBe(status);
      // The messages count only for an invalid order.
      if (memberType === null)
        expect(customerStatus({ isValid: true, message, memberType, paymentType: 'Card' })).toBe('ok');
    },
  );

  it.each(['NOCREDIT-OK', 'NO CREDIT - ok', 'NOCREDIT-Ok'])(
    'reads the suffix of %s literally: OK goes on, and the server, which validates again when the order is placed, decides [CHK-06, CHK-07]',
    (memberType) => {
      expect(customerStatus({ ...valid, memberType, paymentType: 'DirectInvoice' })).toBe('ok');
    },
  );

  it.each(['NOCREDIT-OKAY', 'NOCREDIT-O K-', 'NOCREDIT-OK-', 'NOCREDIT--OK', 'NOCREDITOK', 'NOCREDIT OK'])(
    'stops at a suffix that is only similar: %s [CHK-06, CHK-07]',
    (memberType) => {
      expect(customerStatus({ ...valid, memberType, paymentType: 'Loan' })).not.toBe('ok');
    },
  );
});
