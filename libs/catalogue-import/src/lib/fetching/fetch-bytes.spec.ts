import { isPublicAddress } from './fetch-bytes.ts';

describe('isPublicAddress', () => {
  it.each([['93.184.216.34'], ['2606:2800:220:1:248:1893:25c8:1946'], ['::ffff:93.184.216.34']])(
    'accepts %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['127.0.0.1'],
    ['0.0.0.0'],
    ['10.1.2.3'],
    ['172.16.0.1'],
    ['192.168.1.1'],
    ['100.64.0.1'],
    ['169.254.169.254'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['fe80::1'],
    ['fd00::1'],
    ['ff02::1'],
    ['shop.example'],
    [''],
  ])('rejects %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
