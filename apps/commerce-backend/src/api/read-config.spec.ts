import { readConfig } from './read-config.ts';
import { ConfigurationError } from '../platform/errors/configuration-error.ts';

describe('readConfig', () => {
  it('uses a folder of the workspace unless a server is named', () => {
    expect(readConfig({})).toMatchObject({
      port: 4300,
      place: { kind: 'folder', folder: expect.stringMatching(/\.data\/database$/) },
      development: false,
    });
    expect(readConfig({ DATABASE_URL: 'postgresql://db/shop' }).place).toEqual({
      kind: 'postgresql',
      url: 'postgresql://db/shop',
    });
  });

  it.each([
    [{ BACKEND_PORT: '5000' }, { port: 5000, publicUrl: 'http://localhost:5000' }],
    [{ BACKEND_PORT: '5000', BACKEND_PUBLIC_URL: '' }, { publicUrl: 'http://localhost:5000' }],
    [{}, { imageFolder: undefined, imageFormats: ['avif', 'webp'], paymentProviders: [], outbox: 'this-machine' }],
    [
      { IMAGE_FOLDER: '', MIGRATE: '' },
      { imageFolder: undefined, migrates: true },
    ],
    [
      { IMAGE_FOLDER: '/pictures', MIGRATE: 'off' },
      { imageFolder: '/pictures', migrates: false },
    ],
    [{ IMAGE_FORMATS: 'webp,jpeg' }, { imageFormats: ['webp'] }],
    [{ IMAGE_FORMATS: 'jpeg' }, { imageFormats: [] }],
    [{ PAYMENT_PROVIDERS: '', DEMO: '1' }, { paymentProviders: [] }],
    [{ PAYMENT_PROVIDERS: 'klarna', DEMO: '1' }, { paymentProviders: ['KLARNA'] }],
    [{ PAYMENT_PROVIDERS: 'Klarna, avarda', DEMO: '1' }, { paymentProviders: ['KLARNA', 'AVARDA'] }],
    [{ PAYMENT_PROVIDERS: 'klarna,avarda' }, { paymentProviders: [] }],
    [{ MAIL_OUTBOX: '' }, { outbox: 'this-machine' }],
    [{ BACKEND_PUBLIC_URL: '' }, { outbox: 'this-machine' }],
    [{ BACKEND_HOST: '::1', BACKEND_PUBLIC_URL: 'http://pay.localhost:4300' }, { outbox: 'this-machine' }],
    [{ BACKEND_PUBLIC_URL: 'https://pay.shop.example' }, { outbox: 'nobody' }],
    [{ BACKEND_PUBLIC_URL: 'https://localhost.shop.example' }, { outbox: 'nobody' }],
    [{ BACKEND_PUBLIC_URL: 'pay' }, { outbox: 'nobody' }],
    [{ BACKEND_HOST: '0.0.0.0' }, { outbox: 'nobody' }],
    [{ MAIL_OUTBOX: 'off' }, { outbox: 'nobody' }],
    [{ MAIL_OUTBOX: 'on', BACKEND_HOST: '0.0.0.0' }, { outbox: 'everybody' }],
    [{ MAIL_OUTBOX: 'on', BACKEND_PUBLIC_URL: 'https://pay.shop.example' }, { outbox: 'everybody' }],
  ])('reads %j as %j', (env, config) => {
    expect(readConfig(env)).toMatchObject(config);
  });

  it.each([
    ['BACKEND_PORT', ['abc', '-1', '70000', '4300.5'], 'Set it to a port number'],
    ['IMAGE_FORMATS', ['avif,gif'], 'Set it to some of'],
    ['PAYMENT_PROVIDERS', ['svea', 'klarna;avarda', 'klarna,card'], 'Set it to klarna, avarda or both'],
    ['AUTH_BURST', ['abc', '0', '-1', '2.5'], 'Set it to an integer'],
    ['MAIL_OUTBOX', ['yes', 'ON', '1'], 'Set it to on or off'],
    ['MIGRATE', ['no', 'OFF', '0'], 'Set it to on or off'],
  ])('[REL-22] calls it a mistake of the operator when %s is one of %j', (name, settings, advice) => {
    for (const setting of settings) {
      const read = () => readConfig({ [name]: setting });
      expect(read).toThrow(ConfigurationError);
      expect(read).toThrow(`${name} is ${JSON.stringify(setting)}. ${advice}`);
    }
  });
});
