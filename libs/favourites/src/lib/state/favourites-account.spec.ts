// First: Jest cannot load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { favouritesAccount } from './favourites-account.ts';
import { UserMetadataDocument } from '../wire/user-metadata.generated.ts';

const site = { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' } as const;
/** A response without an end. */
const endless = async () =>
  new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) }));

/** A tab whose API returns the current profile. */
const openTab = () => {
  const profile: { metaData: string; isDown: boolean } = { metaData: '{"favorites":[1]}', isDown: false };
  const gateway = createApolloGateway({
    url: 'http://dk.localhost/graphql',
    apiKey: 'lyng',
    site,
    fetch: async () => {
      if (profile.isDown) throw new TypeError('Failed to fetch');
      return Response.json({ data: { getUser: { __typename: 'UserType', id: 7, metaData: profile.metaData } } });
    },
    newId: () => 'key',
  });
  return {
    profile,
    gateway,
    account: favouritesAccount({ cookie: () => 'token', gateway, port: async () => undefined }),
  };
};

// Present in a browser, missing in Node.
beforeAll(
  () =>
    void Object.assign(globalThis, {
      window: { location: new URL('http://dk.localhost/'), fetch: endless },
      document: { cookie: '' },
    }),
);
afterAll(() => ['window', 'document'].forEach((name) => void Reflect.deleteProperty(globalThis, name)));

it('favourites are read from the current profile, not from the tab’s cache', async () => {
  const { profile, gateway, account } = openTab();
  await gateway.query(UserMetadataDocument, {});
  profile.metaData = '{"favorites":[1,2]}';
  expect(await account.readMetadata('7')).toBe('{"favorites":[1,2]}');
});

it('favourites fail when the profile cannot be read, instead of appearing empty', async () => {
  const { profile, account } = openTab();
  profile.isDown = true;
  await expect(account.readMetadata('7')).rejects.toThrow('the profile could not be read (unreachable)');
});

it('the response of the service is not read without an end', async () => {
  expect((await openTab().account.service.readList('7')).ok).toBe(false);
});
