import { isPrivateAddress, publicAddress } from './public-address.ts';

const host = 'dk.localhost:4200';

describe('publicAddress', () => {
  const forwarded = (name: string, protocol: string) => ({ 'x-forwarded-host': name, 'x-forwarded-proto': protocol });
  it.each<[string, Readonly<Record<string, string>>, boolean, string]>([
    ['a browser', { host }, false, 'http dk.localhost 4200'],
    ['a stranger that claims things', { host, ...forwarded('se.localhost', 'https') }, false, 'http dk.localhost 4200'],
    ['a proxy that passes Host on', { host, 'x-forwarded-proto': 'https' }, true, 'https dk.localhost 4200'],
    ['a proxy that changes Host', { host, ...forwarded('se.localhost', 'https') }, true, 'https se.localhost -'],
    ['a proxy on its own port', { host, ...forwarded('DK.localhost:8443', 'HTTPS') }, true, 'https dk.localhost 8443'],
    ['a chain of proxies', { host, ...forwarded('se.localhost, b', 'https, http') }, true, 'https se.localhost -'],
    ['a proxy without headers', { host }, true, 'http dk.localhost 4200'],
    ['a proxy with empty words', { host, ...forwarded('', '') }, true, 'http dk.localhost 4200'],
    ['a proxy with an invalid scheme', { host, 'x-forwarded-proto': 'javascript' }, true, 'http dk.localhost 4200'],
    ['a proxy with an invalid host', { host, 'x-forwarded-host': 'dk.localhost/@evil.example' }, true, 'http  -'],
    ['nobody', {}, true, 'http  -'],
  ])('of %s', (_name, headers, fromTrustedProxy, expected) => {
    const { protocol, host: name, port } = publicAddress(headers, fromTrustedProxy);
    expect(`${protocol} ${name} ${port ?? '-'}`).toBe(expected);
  });
});

describe('isPrivateAddress', () => {
  const ours = '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.1.1 ::1 fe80::1 fe80::1%eth0 fd00::7 ::ffff:10.0.0.2';
  it.each(ours.split(' '))('%s is', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['198.51.100.4', '172.32.0.1', '2001:db8::1', '::ffff:198.51.100.4', 'unknown', '10.0.0.2.evil.example', ''])(
    '%j is not',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});
