import fc from 'fast-check';
import { customerStatus } from './customer-status.ts';

const valid = { isValid: true, message: null };

describe('customerStatus', () => {
  it.each([
    ['cart-018', 'NO CREDIT-LIMITED', 'DirectInvoice', 'limited'],
    ['cart-019', 'NOCREDIT', 'Loan', 'limited'],
    ['cart-021', 'NOCREDIT-X', 'Card', 'ok'],
    ['cart-022', null, 'DirectInvoice', 'ok'],
  ])('%s: the member type %j with %s is %s [CHK-06]', (_id, memberType, paymentType, status) => {
    expect(customerStatus({ ...valid, memberType, paymentType })).toBe(status);
  });

  it.each([
    // invalid, by message
    [{ isValid: false, message: 'Customer is blacklisted', memberType: null, paymentType: 'Card' }, 'blacklisted'],
    [
      { isValid: false, message: 'Customer is blacklisted', memberType: 'NOCREDIT', paymentType: 'Loan' },
      'blacklisted',
    ],
    [{ isValid: false, message: 'Email seems to be invalid', memberType: null, paymentType: 'Card' }, 'invalidemail'],
    [{ isValid: false, message: 'customer is blacklisted', memberType: null, paymentType: 'Card' }, 'ok'],
    [{ isValid: false, message: 'Customer is blacklisted ', memberType: null, paymentType: 'Card' }, 'ok'],
    [{ isValid: false, message: 'Insufficient stock amount', memberType: null, paymentType: 'Card' }, 'ok'],
    [{ isValid: false, message: null, memberType: null, paymentType: 'Card' }, 'ok'],
    // the messages count only for an invalid order
    [{ isValid: true, message: 'Customer is blacklisted', memberType: null, paymentType: 'Card' }, 'ok'],
    [{ isValid: true, message: 'Email seems to be invalid', memberType: null, paymentType: 'Card' }, 'ok'],
    // credit
    [{ ...valid, memberType: 'NOCREDIT', paymentType: 'DirectInvoice' }, 'limited'],
    [{ ...valid, memberType: 'NOCREDIT-', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: ' N O CREDIT - Account ', paymentType: 'Loan' }, 'account'],
    [{ ...valid, memberType: 'NOCREDIT-A-B', paymentType: 'Loan' }, 'a-b'],
    [{ ...valid, memberType: 'NOCREDITS', paymentType: 'Loan' }, 'limited'],
    [{ isValid: false, message: 'Insufficient stock amount', memberType: 'NOCREDIT-X', paymentType: 'Loan' }, 'x'],
    // another way to pay, or another type
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: 'directinvoice' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: '' }, 'ok'],
    [{ ...valid, memberType: 'nocredit-x', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: 'XNOCREDIT', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: 'GOLD', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: '', paymentType: 'Loan' }, 'ok'],
    // only a hyphen is a dash
    [{ ...valid, memberType: 'NOCREDIT–X', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: 'NOCREDIT—X', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: 'NOCREDIT\u2010X', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: 'NOCREDIT\u2011X', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: 'NOCREDIT\u2212X', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: 'NOCREDIT–A-B', paymentType: 'Loan' }, 'b'],
    [{ ...valid, memberType: 'NOCREDIT--X', paymentType: 'Loan' }, '-x'],
    [{ ...valid, memberType: 'NOCREDIT_X', paymentType: 'Loan' }, 'limited'],
    // any kind of space is removed, wherever it stands
    [{ ...valid, memberType: 'NO\u00a0CREDIT\t-\nACCOUNT', paymentType: 'DirectInvoice' }, 'account'],
    [{ ...valid, memberType: '\u202fNOCREDIT - ', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: 'NOCREDIT- Direct Invoice', paymentType: 'Loan' }, 'directinvoice'],
    [{ ...valid, memberType: 'N\u200bOCREDIT-X', paymentType: 'Loan' }, 'ok'],
    // case: the suffix loses it, the beginning and the payment must have it
    [{ ...valid, memberType: 'NOCREDIT-ÅLAND', paymentType: 'Loan' }, 'åland'],
    [{ ...valid, memberType: 'NoCredit-X', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: 'NO-CREDIT-X', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: 'LOAN' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: ' Loan' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: 'Direct Invoice' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: 'Invoice' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: 'PartPayment' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-OK', paymentType: 'Loan' }, 'ok'],
    // a message near one of the two is neither
    [{ isValid: false, message: 'Customer is blacklisted.', memberType: null, paymentType: 'Card' }, 'ok'],
    [{ isValid: false, message: 'Customer  is blacklisted', memberType: null, paymentType: 'Card' }, 'ok'],
    [{ isValid: false, message: 'email seems to be invalid', memberType: null, paymentType: 'Card' }, 'ok'],
    [{ isValid: false, message: 'Email seems to be invalid: a@b', memberType: null, paymentType: 'Card' }, 'ok'],
    [{ isValid: false, message: '', memberType: null, paymentType: 'Card' }, 'ok'],
    // of two reasons the message comes first
    [
      { isValid: false, message: 'Email seems to be invalid', memberType: 'NOCREDIT-X', paymentType: 'Loan' },
      'invalidemail',
    ],
  ])('%j is %s [CHK-06]', (validation, status) => {
    expect(customerStatus(validation)).toBe(status);
  });

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

  it('never limits a way to pay that needs no credit', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('Card', 'Swish', 'MobilePay', ''), (memberType, paymentType) => {
        expect(customerStatus({ ...valid, memberType, paymentType })).toBe('ok');
      }),
    );
  });
});
