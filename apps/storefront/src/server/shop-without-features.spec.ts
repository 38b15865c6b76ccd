// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wireProduct } from '@lyng/catalogue/testing';
import { embeddedServices } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { createStorefront } from '@lyng/storefront-kit';
import { createPageRenderer } from '@lyng/storefront-kit/server';
import type { PageResult } from '@lyng/storefront-kit/server';
import { config } from '../config.ts';
import { frame } from '../frame/frame.ts';
import { appFolder } from '../testing/import-sources.ts';
import { noAssets, visitOf } from '../testing/open-request.ts';
import { serveGraphql } from '../testing/serve.ts';
import { serverFeatures } from '../features.server.ts';

const responses: Readonly<Record<string, object>> = {
  shopMenus: { main: null, footerFirst: null, footerSecond: null, footerThird: null },
  productPage: { product: wireProduct() },
  productsRow: { products: { products: [] } },
  productReviews: {
    reviews: {
      count: 1,
      averageRating: 5,
      reviews: [{ rating: 5, comment: 'Bløde fra første dag.', author: 'Mette', reviewDate: '2026-09-28T10:00:00Z' }],
    },
  },
};

let backendUrl: string;
let requested: string[] = [];
beforeAll(async () => {
  backendUrl = await serveGraphql((operation) => {
    requested.push(operation);
    return responses[operation] ?? null;
  });
});

/** The page of a product in a shop that consists of these features. */
async function openProduct(features: readonly Feature[]): Promise<PageResult> {
  requested = [];
  const renderer = await createPageRenderer(createStorefront({ config, features, frame }), noAssets);
  const target = '/p/solveig';
  const rendered = await renderer(
    new Request(`http://dk.localhost${target}`),
    visitOf('dk', { target, screen: 'product', services: embeddedServices(backendUrl) }),
  );
  if (rendered instanceof Response) throw new Error('@lyng/storefront: the product leads away.');
  return rendered;
}

/** The reviews in the data of a product's page. */
const reviewsIn = ({ html }: PageResult): readonly string[] =>
  ['href="#reviews"', 'id="reviews"', 'aggregateRating', 'Bløde fra første dag.'].filter((part) => html.includes(part));

/** The features without which this shop is still complete; the frame has a link of favourites. */
const removable = serverFeatures
  .map(({ id }) => id)
  .filter((id) => !['catalogue', 'favourites', 'shop-texts'].includes(id));

/** The page of a product in this shop without one of its features. */
const openWithout = (removed: string): Promise<PageResult> =>
  openProduct(serverFeatures.filter(({ id }) => id !== removed));

describe('a shop without one of its features', () => {
  it.each(removable)('has complete product pages without %s', async (removed) => {
    const page = await openWithout(removed);
    expect(page).toMatchObject({ status: 200, isComplete: true });
    expect(page.html).toMatch(/<h1[^>]*>Solveig hvid lædersneaker<\/h1>/);
  });

  it.each([
    ['content', 'Størrelsesguide'],
    ['cart', 'Læg i kurven'],
  ])('without %s does not offer what needs it: %s', async (removed, text) => {
    expect((await openProduct(serverFeatures)).html).toContain(text);
    expect((await openWithout(removed)).html).not.toContain(text);
  });
});

describe('a shop without reviews', () => {
  it('has neither rating link nor reviews, and requests none, unlike this shop', async () => {
    expect(reviewsIn(await openProduct(serverFeatures))).toHaveLength(4);
    expect(reviewsIn(await openWithout('reviews'))).toEqual([]);
    expect(requested).not.toContain('productReviews');
  });

  it('is this shop without one line of its list of features', async () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: appFolder, exclude: ['**/*.spec.*'] });
    expect(files.filter((file) => readFileSync(join(appFolder, file), 'utf8').includes('@lyng/reviews'))).toEqual([
      'src/features.ts',
    ]);
  });
});
