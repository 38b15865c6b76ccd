import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('uses a folder of the workspace unless a server is named', () => {
    expect(readConfig({})).toMatchObject({ port: 4300, place: { kind: 'folder', folder: expect.stringMatching(/\.data\/database$/) }, development: false });
    expect(readConfig({ DATABASE_URL: 'postgresql://db/shop' }).place).toEqual({ kind: 'postgresql', url: 'postgresql://db/shop' });
  });

  it('takes port and key from the environment', () => {
    expect(readConfig({ BACKEND_PORT: '5000', API_KEY: 'other' })).toMatchObject({ port: 5000, apiKey: 'other' });
  });

  it.each(['abc', '-1', '70000', '4300.5'])('says how to mend the port %j', (port) => {
    expect(() => readConfig({ BACKEND_PORT: port })).toThrow('Set it to a port number');
  });
});
