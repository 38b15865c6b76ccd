import { readShop } from '../../../api/read-config.ts';
import { defaultAddresses, failAddress, fillAddress, isShopAddress } from './shop-address.ts';

const place = { shop: readShop(), storefrontPort: 4200, allowedOrigins: ['https://shop.example'] };

describe('isShopAddress', () => {
  it.each([
    'http://dk.localhost:4200/kassen',
    'http://localhost:4200/sv/kassan?a=b',
    'http://fi.localhost:4200/checkout/confirm?oid={payment.uid}&cartid={geins.cartid}',
    'https://shop.example/checkout/confirm',
    'https://dk.localhost/kassen',
  ])('accepts %s', (address) => {
    expect(isShopAddress(place, address)).toBe(true);
  });

  it.each([
    'https://evil.example/checkout/confirm',
    'http://dk.localhost:4201/kassen',
    'https://dk.localhost:4200/kassen',
    'http://dk.localhost:4200@evil.example/',
    'http://evil.example#http://dk.localhost:4200/',
    'http://user:secret@dk.localhost:4200/',
    'http://dk.localhost.evil.example:4200/',
    '//evil.example/',
    '/kassen',
    'javascript:alert(1)',
    'data:text/html,x',
    `http://dk.localhost:4200/${'a'.repeat(2000)}`,
    '',
  ])('rejects %s', (address) => {
    expect(isShopAddress(place, address)).toBe(false);
  });
});

describe('the way back', () => {
  it.each([
    ['http://x/?oid={payment.uid}&cartid={geins.cartid}', 'http://x/?oid=p&cartid=c'],
    ['http://x/?oid=%7Bpayment.uid%7D&cartid=%7bgeins.cartid%7d', 'http://x/?oid=p&cartid=c'],
    ['http://x/{geins.cartid}/{geins.cartid}', 'http://x/c/c'],
    ['http://x/?q=payment.uid&type={geins.paymentType}', 'http://x/?q=payment.uid&type=STANDARD'],
  ])('fills %s', (address, filled) => {
    expect(fillAddress(address, { cartId: 'c', publicId: 'p', paymentId: 18 })).toBe(filled);
  });

  it.each([
    ['http://dk.localhost:4200/checkout/confirm?oid=1', 'http://dk.localhost:4200/checkout/klarna-fail?error=Error'],
    ['http://localhost:4200/se/sv/checkout/confirm', 'http://localhost:4200/se/sv/checkout/klarna-fail?error=Error'],
    ['http://localhost:4200/tak', 'http://localhost:4200/checkout/klarna-fail?error=Error'],
  ])('leads from %s to the failed payment', (redirectUrl, fail) => {
    expect(failAddress(redirectUrl)).toBe(fail);
  });

  it('knows the market’s own pages when the client names none', () => {
    expect(defaultAddresses(place, 'fi').redirectUrl).toBe(
      'http://fi.localhost:4200/checkout/confirm?oid={payment.uid}&cartid={geins.cartid}',
    );
  });
});
