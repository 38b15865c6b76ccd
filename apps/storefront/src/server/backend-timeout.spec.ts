import { readBackendTimeout } from './backend-timeout.ts';

describe('BACKEND_TIMEOUT', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['20000', 20_000],
  ])('%j is read as %j', (text, timeout) => {
    expect(readBackendTimeout(text)).toBe(timeout);
  });

  it.each(['0', '-1', '1.5', '1s', 'NaN', 'Infinity'])('%j is rejected with its name', (text) => {
    expect(() => readBackendTimeout(text)).toThrow('BACKEND_TIMEOUT');
  });
});
