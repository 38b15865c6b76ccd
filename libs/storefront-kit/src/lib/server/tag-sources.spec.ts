import { embeddedServices } from '@lyng/feature';
import { makeSiteConfig } from '@lyng/routing/testing';
import { createStorefrontServer } from './storefront-server.ts';
import type { StorefrontServerOptions } from './storefront-server.ts';

const none = { script: [], frame: [], connect: [], image: [] };

/** Requests a page of a shop with a tag manager, in its shop's configuration. */
async function getPage(url: string) {
  const server = await createStorefrontServer({
    shop: {
      config: { name: 'Lyng', sites: makeSiteConfig() } as StorefrontServerOptions['shop']['config'],
      features: [
        {
          id: 'tags',
          server: { sources: (_environment, { name }) => ({ ...none, script: [`https://${name}.example`] }) },
        },
      ],
    },
    services: embeddedServices('http://127.0.0.1:1'),
    renderer: async (_request, _visit, options) => ({
      status: 200,
      headers: {},
      html: String(options?.needsCheckoutDocument),
      isComplete: true,
    }),
  });
  const { headers, body } = await server.inject({ url, headers: { host: 'dk.localhost' } });
  await server.close();
  return { policy: String(headers['content-security-policy']), needsDocument: body };
}

describe('the scripts of a tag manager', () => {
  it.each([
    ['/', true],
    ['/kassen', false],
    ['/checkout/klarna-fail', false],
    ['/checkout/confirm', true],
  ])('on %s are allowed: %s; where they are, the checkout is another document [REL-17]', async (url, isAllowed) => {
    const { policy, needsDocument } = await getPage(url);
    expect([policy.includes('https://Lyng.example'), needsDocument]).toEqual([isAllowed, String(isAllowed)]);
  });
});
