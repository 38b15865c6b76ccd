import { webcrypto } from 'node:crypto';
import { hashPersonalData, normalisePersonalData } from './hash-input.ts';

const sha256 = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> => webcrypto.subtle.digest('SHA-256', bytes);

describe('normalisePersonalData', () => {
  it.each([
    ['test@example.com', 'test@example.com'],
    [' \t Test@Example.COM\u00A0\n', 'test@example.com'],
    ['ÅSE', 'åse'],
    ['A\u030Ase', 'åse'],
    ['2100 KØBENHAVN', '2100 københavn'],
    ['Anna  Maria', 'anna  maria'],
    [' \u00A0\t', ''],
    ['', ''],
  ])('reads %j as %j', (text, normalised) => {
    expect(normalisePersonalData(text)).toBe(normalised);
  });
});

describe('hashPersonalData', () => {
  it.each([
    ['  TEST@Example.com ', '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'],
    ['A\u030ase', '65c31926b36bd3032f71bb353aa596ef284667ae1b97b44491dd7fa74b44416e'],
  ])('gives the known hash of %j, however it is typed', async (text, hash) => {
    expect(await hashPersonalData(text, sha256)).toBe(hash);
  });

  it.each([[''], ['   '], ['\u00A0\n']])('never hashes %j', async (text) => {
    const rejected = (): Promise<ArrayBuffer> => Promise.reject(new Error('hash of an empty text'));
    expect(await hashPersonalData(text, rejected)).toBe('');
  });

  it('passes on that hashing failed', async () => {
    await expect(hashPersonalData('anna', () => Promise.reject(new Error('no subtle crypto')))).rejects.toThrow(
      'no subtle crypto',
    );
  });
});
