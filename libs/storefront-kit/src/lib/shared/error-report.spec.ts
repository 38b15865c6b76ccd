import { fingerprintOf, readReport } from './error-report.ts';

const error = {
  type: 'TypeError',
  message: 'Cannot read "price" of product 1234',
  stack:
    'TypeError: x\n at aB (https://dk.localhost/assets/page-Ab1_x9Z.js:1:2345)\n at c (https://dk.localhost/assets/vendor-1234567.js:1:9)',
};

describe('a report of an error', () => {
  it('has the parts of the contract, as texts without personal data, none too long', () => {
    const report = readReport({ message: `karen@example.com ${'x '.repeat(9000)}`, stack: 7, other: 'no' });
    expect(Object.keys(report).join(' ')).toBe('type message stack component info url userAgent release');
    expect(report).toMatchObject({ type: 'Error', stack: '', message: expect.stringMatching(/^\[email\] x/) });
    expect(report.message).toHaveLength(1000);
  });

  it('takes nothing from the prototype', () => {
    expect(readReport(JSON.parse('{"__proto__":{"message":"a"},"constructor":{"stack":"b"}}'))).toEqual(readReport({}));
  });

  it('does not cut through what it redacts', () => {
    expect(readReport({ message: `${'x'.repeat(990)} karen@example.com` }).message).not.toContain('karen');
  });
});

describe('the fingerprint of an error', () => {
  it.each([
    ['another number', { message: 'Cannot read "price" of product 98' }],
    ['another quoted text', { message: 'Cannot read "stock" of product 1' }],
    [
      'another build',
      {
        stack:
          'TypeError: x\n at zZ (https://se.localhost/assets/page-zzzzzzz.js:9:1)\n at q (https://se.localhost/assets/vendor-7654321.js:2:2)',
      },
    ],
  ])('is the same with %s', (_what, change) => {
    expect(fingerprintOf({ ...error, ...change })).toBe(fingerprintOf(error));
  });

  it.each([
    ['type', { type: 'RangeError' }],
    ['message', { message: 'Cannot write it' }],
    ['file', { stack: 'TypeError: x\n at aB (https://dk.localhost/assets/list-Ab1_x9Z.js:1:2345)' }],
  ])('is another one with another %s', (_what, change) => {
    expect(fingerprintOf({ ...error, ...change })).not.toBe(fingerprintOf(error));
  });
});
