import { ConfigurationError } from '@lyng/feature';
import { readSettings } from './settings.ts';

const defaults = { port: 4200, host: '::', trustProxy: false, shutdownDelay: 1500, serviceWorkerOff: false };

describe('the settings of the shop [REL3-5]', () => {
  it.each([
    [{}, {}],
    [{ PORT: '', HOST: '', TRUST_PROXY: '', SHUTDOWN_DELAY: '' }, {}],
    [{ PORT: '8080' }, { port: 8080 }],
    [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
    [{ SHUTDOWN_DELAY: '5000' }, { shutdownDelay: 5000 }],
    [{ TRUST_PROXY: '1' }, { trustProxy: true }],
    [{ TRUST_PROXY: '0' }, {}],
    [{ SERVICE_WORKER_OFF: '1' }, { serviceWorkerOff: true }],
    [{ PAGE_CACHE_URL: '' }, {}],
    [{ PAGE_CACHE_URL: 'redis://127.0.0.1:6379' }, { pageCacheUrl: 'redis://127.0.0.1:6379' }],
    [{ PAGE_CACHE_URL: 'rediss://shop:pass@cache.example/2' }, { pageCacheUrl: 'rediss://shop:pass@cache.example/2' }],
  ])('are read from %j', (env, expected) => {
    expect(readSettings(env)).toEqual({ ...defaults, ...expected });
  });

  it('[REL-22] name all invalid ones, one in each line', () => {
    const read = () => readSettings({ PORT: 'abc', TRUST_PROXY: 'yes', SHUTDOWN_DELAY: '5s' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/PORT is "abc".*\n.*TRUST_PROXY is "yes".*\n.*SHUTDOWN_DELAY is "5s"/);
  });

  it.each([
    'nonsense',
    '127.0.0.1:6379',
    'http://127.0.0.1:6379',
    'redis://',
    'redis:/secret',
    'redis://:secret@cache.example:port',
    'redis://:secret%@cache.example',
    'redis://:secret@cache.example/pages',
    'redis://:secret@cache.example/1?db=2',
  ])('[REL-22] name PAGE_CACHE_URL when it is %j, but not its password', (value) => {
    const read = () => readSettings({ PAGE_CACHE_URL: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow('@lyng/storefront: PAGE_CACHE_URL cannot be read. Set it to ');
    expect(read).not.toThrow('secret');
  });
});
