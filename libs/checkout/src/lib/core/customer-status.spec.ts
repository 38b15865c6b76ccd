import fc from 'fast-check';
import { customerStatus } from './customer-status.ts';

const valid = { isValid: true, message: null };

describe('customerStatus', () => {
  it.each([
    // invalid, by message
    [{ isValid: false, message: 'Customer is blacklisted', memberType: null, paymentType: 'Card' }, 'blacklisted'],
    [{ isValid: false, message: 'Customer is blacklisted', memberType: 'NOCREDIT', paymentType: 'Loan' }, 'blacklisted'],
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
    [{ ...valid, memberType: 'NOCREDIT', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: 'NOCREDIT-', paymentType: 'Loan' }, 'limited'],
    [{ ...valid, memberType: 'NO CREDIT-LIMITED', paymentType: 'DirectInvoice' }, 'limited'],
    [{ ...valid, memberType: ' N O CREDIT - Account ', paymentType: 'Loan' }, 'account'],
    [{ ...valid, memberType: 'NOCREDIT-A-B', paymentType: 'Loan' }, 'a-b'],
    [{ ...valid, memberType: 'NOCREDITS', paymentType: 'Loan' }, 'limited'],
    [{ isValid: false, message: 'Insufficient stock amount', memberType: 'NOCREDIT-X', paymentType: 'Loan' }, 'x'],
    // another way to pay, or another type
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: 'Card' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: 'directinvoice' }, 'ok'],
    [{ ...valid, memberType: 'NOCREDIT-X', paymentType: '' }, 'ok'],
    [{ ...valid, memberType: 'nocredit-x', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: 'XNOCREDIT', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: 'GOLD', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: '', paymentType: 'Loan' }, 'ok'],
    [{ ...valid, memberType: null, paymentType: 'DirectInvoice' }, 'ok'],
    // an en dash is no dash
    [{ ...valid, memberType: 'NOCREDIT–X', paymentType: 'Loan' }, 'limited'],
  ])('%j is %s [CHK-06]', (validation, status) => {
    expect(customerStatus(validation)).toBe(status);
  });

  it('never limits a way to pay that needs no credit', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('Card', 'Swish', 'MobilePay', ''), (memberType, paymentType) => {
        expect(customerStatus({ ...valid, memberType, paymentType })).toBe('ok');
      }),
    );
  });
});
