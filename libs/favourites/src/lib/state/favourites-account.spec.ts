// First: Jest cannot load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { favouritesAccount } from './favourites-account.ts';
import { UserMetadataDocument } from '../wire/user-metadata.generated.ts';

describe('favourites stored in the profile', () => {
  // Present in a browser, missing in Node.
  beforeAll(
    () =>
      void Object.assign(globalThis, {
        window: { location: new URL('http://dk.localhost/'), fetch },
        document: { cookie: '' },
      }),
  );
  afterAll(() => ['window', 'document'].forEach((name) => void Reflect.deleteProperty(globalThis, name)));

  /** A tab whose API returns the current profile. */
  const openTab = () => {
    const profile: { metaData: string; isDown: boolean } = { metaData: '{"favorites":[1]}', isDown: false };
    const gateway = createApolloGateway({
      url: 'http://dk.localhost/graphql',
      apiKey: 'lyng',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch: async () => {
        if (profile.isDown) throw new TypeError('Failed to fetch');
        return Response.json({ data: { getUser: { __typename: 'UserType', id: 7, metaData: profile.metaData } } });
      },
      newId: () => 'key',
    });
    const account = favouritesAccount({ cookie: () => undefined, gateway, port: async () => undefined });
    return { profile, gateway, account };
  };

  it('are read from the current profile, not from the tab’s cache', async () => {
    const { profile, gateway, account } = openTab();
    await gateway.query(UserMetadataDocument, {});
    profile.metaData = '{"favorites":[1,2]}';
    expect(await account.readMetadata('7')).toBe('{"favorites":[1,2]}');
  });

  it('fail when the profile cannot be read, instead of appearing empty', async () => {
    const { profile, account } = openTab();
    profile.isDown = true;
    await expect(account.readMetadata('7')).rejects.toThrow('the profile could not be read (unreachable)');
  });
});

describe('favourites stored in the service', () => {
  /** A response without an end. */
  const endless = async () => {
    const body = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) });
    return new Response(body);
  };
  beforeAll(
    () =>
      void Object.assign(globalThis, {
        window: { location: new URL('http://dk.localhost/'), fetch: endless },
        document: { cookie: '' },
      }),
  );
  afterAll(() => ['window', 'document'].forEach((name) => void Reflect.deleteProperty(globalThis, name)));

  it('are not read without an end', async () => {
    const gateway = createApolloGateway({
      apiKey: 'lyng',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch: endless,
      newId: () => 'key',
    });
    const { service } = favouritesAccount({ cookie: () => 'token', gateway, port: async () => undefined });
    expect((await service.readList('7')).ok).toBe(false);
  });
});
