import { isPrivateAddress, publicAddress } from './public-address.ts';

const host = 'dk.localhost:4200';

describe('publicAddress', () => {
  it.each<[string, Readonly<Record<string, string>>, boolean, string]>([
    ['a browser', { host }, false, 'http dk.localhost 4200'],
    [
      'a stranger that claims things',
      { host, 'x-forwarded-host': 'se.localhost', 'x-forwarded-proto': 'https' },
      false,
      'http dk.localhost 4200',
    ],
    [
      'a proxy that passes Host on',
      { host: 'dk.localhost', 'x-forwarded-proto': 'https' },
      true,
      'https dk.localhost -',
    ],
    [
      'a proxy that changes Host',
      { host: '127.0.0.1:4200', 'x-forwarded-host': 'dk.localhost', 'x-forwarded-proto': 'https' },
      true,
      'https dk.localhost -',
    ],
    [
      'a proxy on a port of its own',
      { host, 'x-forwarded-host': 'DK.localhost:8443', 'x-forwarded-proto': 'HTTPS' },
      true,
      'https dk.localhost 8443',
    ],
    [
      'a chain of proxies',
      { host: 'inner', 'x-forwarded-host': 'dk.localhost, inner.example', 'x-forwarded-proto': 'https, http' },
      true,
      'https dk.localhost -',
    ],
    ['a proxy without headers', { host }, true, 'http dk.localhost 4200'],
    [
      'a proxy with empty words',
      { host, 'x-forwarded-host': '', 'x-forwarded-proto': '' },
      true,
      'http dk.localhost 4200',
    ],
    ['a proxy with an invalid scheme', { host, 'x-forwarded-proto': 'javascript' }, true, 'http dk.localhost 4200'],
    ['a proxy with an invalid host', { host, 'x-forwarded-host': 'dk.localhost/@evil.example' }, true, 'http  -'],
    ['nobody', {}, true, 'http  -'],
  ])('of %s', (_name, headers, fromTrustedProxy, expected) => {
    const { protocol, host: name, port } = publicAddress(headers, fromTrustedProxy);
    expect(`${protocol} ${name} ${port ?? '-'}`).toBe(expected);
  });
});

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::7',
    '::ffff:10.0.0.2',
  ])('%s is', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['198.51.100.4', '172.32.0.1', '2001:db8::1', '::ffff:198.51.100.4', 'unknown', '10.0.0.2.evil.example', ''])(
    '%j is not',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});
