import { ConfigurationError, readNumber, readPort, readSwitch, readWebAddress } from './environment.ts';
import type { Environment } from './environment.ts';

describe('the settings of an environment', () => {
  it.each([
    [{}, 4300],
    [{ PORT: '' }, 4300],
    [{ PORT: '0' }, 0],
    [{ PORT: '8080' }, 8080],
  ])('have the port in %j: %i', (env: Environment, port) => {
    expect(readPort(env, 'PORT', 4300)).toBe(port);
  });

  it.each([
    [{}, 'http://localhost:4300'],
    [{ URL: '' }, 'http://localhost:4300'],
    [{ URL: 'https://api.example/' }, 'https://api.example'],
    [{ URL: 'http://api.example/v1//' }, 'http://api.example/v1'],
  ])('have the address in %j: %s', (env: Environment, address) => {
    expect(readWebAddress(env, 'URL', 'http://localhost:4300')).toBe(address);
  });

  it.each([
    [{}, false],
    [{ TRUST: '' }, false],
    [{ TRUST: '0' }, false],
    [{ TRUST: '1' }, true],
  ])('have the switch in %j: %j', (env: Environment, value) => {
    expect(readSwitch(env, 'TRUST')).toBe(value);
  });

  it.each<[name: string, read: (env: Environment, name: string) => unknown, values: readonly string[]]>([
    ['a port', (env, name) => readPort(env, name, 4300), ['abc', '-1', '65536', '4200.5', '4200x']],
    ['a number', (env, name) => readNumber(env, name, 1500, [1, 60_000]), ['0', '-1', '1.5', 'abc', '1s']],
    [
      'an address',
      (env, name) => readWebAddress(env, name, 'http://localhost:4300'),
      ['nonsense', 'localhost:4300', '127.0.0.1', 'ftp://api.example', '/'],
    ],
    ['a switch', readSwitch, ['yes', 'true', '2', 'on']],
  ])('[REL-22] name %s that cannot be read', (_kind, read, values) => {
    for (const value of values) {
      expect(() => read({ NAME: value }, 'NAME')).toThrow(ConfigurationError);
      expect(() => read({ NAME: value }, 'NAME')).toThrow(
        `@lyng/storefront: NAME is ${JSON.stringify(value)}. Set it to `,
      );
    }
  });
});
