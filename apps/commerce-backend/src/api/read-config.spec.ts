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

  it('takes the port from the environment', () => {
    expect(readConfig({ BACKEND_PORT: '5000' })).toMatchObject({ port: 5000 });
  });

  it.each(['abc', '-1', '70000', '4300.5'])('explains how to fix the port %j', (port) => {
    expect(() => readConfig({ BACKEND_PORT: port })).toThrow('Set it to a port number');
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['/pictures', '/pictures'],
  ])('stores images in the folder %j, in the data folder by default', (setting, folder) => {
    expect(readConfig({ IMAGE_FOLDER: setting }).imageFolder).toBe(folder);
  });

  it.each([
    [undefined, ['avif', 'webp']],
    ['webp,jpeg', ['webp']],
    ['jpeg', []],
  ])('reads the image formats %j', (setting, formats) => {
    expect(readConfig({ IMAGE_FORMATS: setting }).imageFormats).toEqual(formats);
  });

  it('reports an unknown image format as a configuration error', () => {
    expect(() => readConfig({ IMAGE_FORMATS: 'avif,gif' })).toThrow(ConfigurationError);
  });

  it.each([
    [undefined, '1', []],
    ['', '1', []],
    ['klarna', '1', ['KLARNA']],
    ['Klarna, avarda', '1', ['KLARNA', 'AVARDA']],
    ['klarna,avarda', undefined, []],
  ])('offers the forms of %j with DEMO=%s', (PAYMENT_PROVIDERS, DEMO, providers) => {
    expect(readConfig({ PAYMENT_PROVIDERS, DEMO }).paymentProviders).toEqual(providers);
  });

  it.each(['svea', 'klarna;avarda', 'klarna,card'])('calls the providers %j a mistake of the operator', (names) => {
    expect(() => readConfig({ PAYMENT_PROVIDERS: names })).toThrow('PAYMENT_PROVIDERS');
  });

  it.each(['abc', '0', '-1', '2.5'])('calls the count %j a mistake of the operator', (count) => {
    expect(() => readConfig({ AUTH_BURST: count })).toThrow(ConfigurationError);
  });

  it.each(['yes', 'ON', '1'])('[REL-22] calls the setting %j of the outbox a mistake of the operator', (setting) => {
    expect(() => readConfig({ MAIL_OUTBOX: setting })).toThrow('MAIL_OUTBOX');
  });

  it.each([
    { env: {}, outbox: 'this-machine' },
    { env: { MAIL_OUTBOX: '' }, outbox: 'this-machine' },
    { env: { BACKEND_PUBLIC_URL: '' }, outbox: 'this-machine' },
    { env: { BACKEND_HOST: '::1', BACKEND_PUBLIC_URL: 'http://pay.localhost:4300' }, outbox: 'this-machine' },
    { env: { BACKEND_PUBLIC_URL: 'https://pay.shop.example' }, outbox: 'nobody' },
    { env: { BACKEND_PUBLIC_URL: 'https://localhost.shop.example' }, outbox: 'nobody' },
    { env: { BACKEND_PUBLIC_URL: 'pay' }, outbox: 'nobody' },
    { env: { BACKEND_HOST: '0.0.0.0' }, outbox: 'nobody' },
    { env: { MAIL_OUTBOX: 'off' }, outbox: 'nobody' },
    {
      env: { MAIL_OUTBOX: 'on', BACKEND_HOST: '0.0.0.0', BACKEND_PUBLIC_URL: 'https://pay.shop.example' },
      outbox: 'everybody',
    },
  ])('shows the mails of $env to $outbox', ({ env, outbox }) => {
    expect(readConfig(env).outbox).toBe(outbox);
  });

  it.each([undefined, ''])('is reached on this machine when the public address is %j', (address) => {
    expect(readConfig({ BACKEND_PORT: '5000', BACKEND_PUBLIC_URL: address }).publicUrl).toBe('http://localhost:5000');
  });
});
