import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ok } from '@lyng/model';
import sharp from 'sharp';
import { folderForSuite } from '../testing/folder-for-suite.ts';
import type { FeedRow } from '../formats/feed-row.ts';
import { importCompleteCatalogue } from '../testing/import-complete-catalogue.ts';
import type { FeedProduct } from '../feed-product.ts';
import { googleAttributes, rssFeed, rssItem } from '../testing/google-feeds.ts';
import { duringSale, makeFeedOffers } from '../testing/make-feed-offers.ts';
import { readFeedText } from '../testing/read-feed-text.ts';
import { fetchBytes, isPublicAddress } from './fetch-bytes.ts';
import type { FetchLimits } from './fetch-bytes.ts';
import { openPhotoFetcher, withFetchedPhotos } from './fetch-photos.ts';

const limits: FetchLimits = { isAllowed: (address) => address === '127.0.0.1', maxBytes: 5000, timeout: 10_000 };

let server: Server;
let base: string;
const folder = folderForSuite();
let requests: string[] = [];

beforeAll(async () => {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7b4b6e' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const redirect = (location: string) => response.writeHead(302, { location }).end();
    if (path.startsWith('/photo')) response.end(photo);
    else if (path === '/moved') redirect('/photo-moved');
    else if (path === '/inside') redirect('http://10.0.0.1/photo');
    else if (path === '/file') redirect('file:///etc/hostname');
    else if (path === '/loop') redirect('/loop');
    else if (path === '/large') response.end(Buffer.alloc(5001));
    else if (path === '/text') response.end('this is only a text');
    else if (path.startsWith('/cut'))
      response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy());
    else if (path !== '/never') response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requests = [];
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('fetchBytes', () => {
  it('follows a redirect', async () => {
    expect(await fetchBytes(`${base}/moved`, limits)).toMatchObject({ ok: true });
    expect(requests).toEqual(['/moved', '/photo-moved']);
  });

  it.each([
    ['/missing', 'has status 404'],
    ['/large', 'is larger than 5000 bytes'],
    ['/inside', 'is not on the public internet'],
    ['/file', 'has no address of http or https'],
    ['/loop', 'is redirected more than 3 times'],
    ['/cut', 'cannot be fetched'],
  ])('reports that %s %s', async (path, reason) => {
    expect(await fetchBytes(`${base}${path}`, limits)).toEqual({ ok: false, error: reason });
  });

  it('does not wait for ever', async () => {
    expect(await fetchBytes(`${base}/never`, { ...limits, timeout: 20 })).toEqual({
      ok: false,
      error: 'did not arrive in time',
    });
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '2130706433', '0x7f.1', 'localhost', '169.254.169.254'])(
    'sends no request to %s of this machine or its network',
    async (host) => {
      const address = `${base.replace('127.0.0.1', host)}/photo`;
      expect(await fetchBytes(address, { ...limits, isAllowed: isPublicAddress })).toEqual({
        ok: false,
        error: 'is not on the public internet',
      });
      expect(requests).not.toContain('/photo');
    },
  );

  it.each([['ftp://shop.example/a.jpg'], ['file:///etc/hostname'], ['data:image/png;base64,AA'], ['a.jpg'], ['']])(
    'sends no request to %j',
    async (address) => {
      expect(await fetchBytes(address, limits)).toEqual({ ok: false, error: 'has no address of http or https' });
    },
  );
});

describe('withFetchedPhotos', () => {
  const feed = async (photosOf: (index: number) => readonly string[]): Promise<readonly FeedProduct[]> => {
    const offers = makeFeedOffers(16).map((offer) => ({ ...offer, photo: '' }));
    const items = offers.map((offer, index) =>
      rssItem([
        ...googleAttributes(offer).filter(([name]) => !name.endsWith('image_link')),
        ...photosOf(index).map((path) => ['additional_image_link', `${base}${path}`] as const),
      ]),
    );
    return (await readFeedText(rssFeed(items))).products;
  };

  async function fetched(products: readonly FeedProduct[], to: string) {
    async function* rows(): AsyncGenerator<FeedRow> {
      for (const [index, product] of products.entries()) yield { file: 'feed', row: index + 1, product: ok(product) };
    }
    const found: FeedRow[] = [];
    for await (const row of withFetchedPhotos(rows(), await openPhotoFetcher(join(folder, to), limits)))
      found.push(row);
    return found;
  }

  it('stores the photos of a colour under names that begin alike, each fetched once', async () => {
    const products = await feed((index) => [`/photo-${Math.floor(index / 4)}`, `/photo-${Math.floor(index / 4)}-back`]);
    const rows = await fetched(products, 'stored');
    expect(requests).toHaveLength(8);
    const files = await readdir(join(folder, 'stored'));
    expect(files).toHaveLength(8);
    for (const { product } of rows) {
      if (!product.ok) throw new Error(product.error);
      const { images = [], variants } = product.value;
      expect(images).toHaveLength(4);
      expect(files).toEqual(expect.arrayContaining([...images]));
      expect(new Set(images.map((file) => file.split('_')[0])).size).toBe(2);
      expect(images).toContain(variants[0]?.imageFile);
    }
    requests = [];
    expect(await fetched(products, 'stored')).toEqual(rows);
    expect(requests).toEqual([]);
  });

  it('reports what cannot be used, once for a product', async () => {
    const products = (await feed((index) => (index < 4 ? ['/text'] : ['/photo', '/missing']))).slice(0, 1);
    const rows = await fetched(products, 'reported');
    expect(rows.map(({ product }) => product)).toMatchObject([
      {
        ok: true,
        value: {
          images: [expect.stringMatching(/\.jpg$/)],
          leftOut: [`photo "${base}/missing" has status 404`, `photo "${base}/text" is not a JPEG, PNG, WebP or AVIF`],
        },
      },
    ]);
  });

  it('sends no more requests to a host that did not respond five times', async () => {
    const fetcher = await openPhotoFetcher(join(folder, 'silent'), limits);
    const errors: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const fetched = await fetcher.fetch(`${base}/cut?${index}`, 'main');
      if (!fetched.ok) errors.push(fetched.error.replace(/".*" /, ''));
    }
    expect(errors.slice(3)).toEqual([
      'photo cannot be fetched',
      'photo cannot be fetched',
      'photo is of a host that did not respond 5 times',
      'photo is of a host that did not respond 5 times',
    ]);
    expect(requests).toHaveLength(5);
  });

  it('leaves a product to the drawing whose photos are on no public address', async () => {
    const file = join(folder, 'feed.xml');
    const items = makeFeedOffers(8).map((offer) => rssItem(googleAttributes({ ...offer, photo: `${base}/photo` })));
    await writeFile(file, rssFeed(items));
    const { source, rejected, photoFolder } = await importCompleteCatalogue(file, {
      now: duringSale,
      fetchPhotosTo: join(folder, 'private'),
    });
    expect(photoFolder).toBe(join(folder, 'private'));
    expect(source.products).toHaveLength(2);
    expect(source.products.every(({ images }) => images.every(({ drawing }) => drawing !== undefined))).toBe(true);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      `imported without a part: photo "${base}/photo" is not on the public internet`,
      `imported without a part: photo "${base}/photo?back" is not on the public internet`,
    ]);
    expect(requests).toEqual([]);
  });
});
