import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok } from '@lyng/model';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { folderForSuite } from '../../testing/folder-for-suite.ts';
import { imageRoutes } from './image-routes.ts';
import type { ImageServiceOptions } from './image-service.ts';
import type { Original } from './original.ts';

const sneaker: Original = {
  kind: 'drawing',
  drawing: { kind: 'sneaker', colours: ['#f4f1ea', '#2f5d50'], pattern: 'leather', seed: 1, view: 'side' },
};

const apps: FastifyInstance[] = [];
const cleanUps: (() => void)[] = [];

afterAll(async () => {
  for (const cleanUp of cleanUps) cleanUp();
  for (const app of apps) await app.close();
});
const folder = folderForSuite();

beforeAll(async () => {
  await sharp({ create: { width: 300, height: 400, channels: 3, background: '#aa5533' } })
    .jpeg()
    .toFile(join(folder, 'photo.jpg'));
});

let caches = 0;
const startApp = async (options: Partial<ImageServiceOptions> = {}): Promise<FastifyInstance> => {
  const app = Fastify();
  apps.push(app);
  caches += 1;
  await app.register(
    imageRoutes({
      cacheFolder: join(folder, `cache-${caches}`),
      // A slow machine must not fail the test; the test of the limit sets its own.
      renderTimeLimit: 600_000,
      originals: async (name) => (name.endsWith('.svg') ? sneaker : { kind: 'file', path: join(folder, name) }),
      ...options,
    }),
  );
  return app;
};

it.each<readonly [string, Partial<ImageServiceOptions>, string, string | undefined]>([
  ['auto', {}, 'image/avif', 'Accept'],
  ['auto', { modernFormats: ['webp'] }, 'image/webp', 'Accept'],
  ['png', {}, 'image/png', undefined],
])('gives the format %s with the settings %j as %s', async (format, options, mediaType, vary) => {
  const app = await startApp(options);
  const { headers } = await app.inject({
    url: `/cdn-cgi/image/width=80,format=${format}/product/a.svg`,
    headers: { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
  });
  expect([headers['content-type'], headers['vary']]).toEqual([mediaType, vary]);
});

describe('sizes', () => {
  it.each([
    ['the nearest shape', 'width=400,height=497,fit=cover', 'a.svg', 400, 500],
    ['never more than a drawing has', 'width=1920', 'a.svg', 1200, 1500],
    ['never more than the photo has', 'width=800', 'photo.jpg', 300, 400],
    ['the requested shape, below the photo', 'width=800,height=800,fit=cover', 'photo.jpg', 300, 300],
    ['room round the photo on a background', 'width=240,height=240,fit=contain,background=fff', 'photo.jpg', 240, 240],
  ])('gives %s', async (_rule, modifiers, name, width, height) => {
    const app = await startApp();
    const response = await app.inject({ url: `/cdn-cgi/image/${modifiers},format=png/product/${name}` });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
  });

  it('gives the original at its own address', async () => {
    const app = await startApp();
    const response = await app.inject({ url: '/product/photo.jpg', headers: { accept: 'image/webp' } });
    expect(response.headers['content-type']).toBe('image/webp');
  });
});

describe('caching', () => {
  it('lets everyone cache an image for a year and responds with 304 to a matching ETag', async () => {
    let renders = 0;
    const app = await startApp({
      render: async () => {
        renders += 1;
        return ok(Buffer.from('image'));
      },
    });
    const url = '/cdn-cgi/image/width=320,format=webp/product/a.svg';
    const first = await app.inject({ url });
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    const again = await app.inject({
      url,
      headers: { 'if-none-match': `W/"other", ${String(first.headers['etag'])}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(renders).toBe(1);
  });

  it('renders an image once for any number of simultaneous requests [CON-N8]', async () => {
    let renders = 0;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const app = await startApp({
      render: async () => {
        renders += 1;
        await finished;
        return ok(Buffer.from('image'));
      },
    });
    const requests = Array.from({ length: 40 }, (_, index) =>
      app.inject({ url: `/cdn-cgi/image/width=${321 + index},format=webp/product/a.svg` }),
    );
    finish();
    const responses = await Promise.all(requests);
    expect(responses.map((response) => response.statusCode)).toEqual(responses.map(() => 200));
    expect(renders).toBe(1);
  });

  it('finds an image on disk that another process made', async () => {
    const cacheFolder = join(folder, 'shared-cache');
    const url = '/cdn-cgi/image/width=80,format=jpeg/product/a.svg';
    const made = await (await startApp({ cacheFolder })).inject({ url });
    const other = await startApp({ cacheFolder, render: async () => fail({ kind: 'damaged-image' }) });
    const found = await other.inject({ url });
    expect(found.rawPayload.equals(made.rawPayload)).toBe(true);
  });

  it('caches no failure', async () => {
    let isRepaired = false;
    const app = await startApp({
      render: async () => (isRepaired ? ok(Buffer.from('image')) : fail({ kind: 'damaged-image' })),
    });
    const url = '/cdn-cgi/image/width=80,format=jpeg/product/a.svg';
    const damaged = await app.inject({ url });
    expect(damaged.statusCode).toBe(422);
    expect(damaged.headers['cache-control']).toBe('no-store');
    isRepaired = true;
    expect((await app.inject({ url })).statusCode).toBe(200);
  });
});

describe('limits', () => {
  it('rejects new renders of one network beyond the rate limit and still serves existing images', async () => {
    let at = 0;
    const app = await startApp({ rendersPerMinute: 2, now: () => at, render: async () => ok(Buffer.from('image')) });
    const requestImage = async (width: number, remoteAddress: string): Promise<number> =>
      (await app.inject({ url: `/cdn-cgi/image/width=${width},format=webp/product/a.svg`, remoteAddress })).statusCode;
    expect([
      await requestImage(80, '2001:db8::1'),
      await requestImage(160, '2001:db8::2'),
      await requestImage(240, '2001:db8::3'),
      await requestImage(80, '2001:db8::3'),
      await requestImage(320, '2001:db8:0:1::1'),
    ]).toEqual([200, 200, 429, 200, 200]);
    at = 60_000;
    expect(await requestImage(240, '2001:db8::3')).toBe(200);
  });

  it.each([
    ['not-found', 404],
    ['not-an-image', 415],
    ['too-many-pixels', 422],
    ['too-slow', 504],
  ] as const)('responds to %s with %i', async (kind, status) => {
    const app = await startApp({ render: async () => fail({ kind }) });
    const response = await app.inject({ url: '/cdn-cgi/image/width=80,format=webp/product/a.svg' });
    expect(response.statusCode).toBe(status);
    expect(response.json<{ kind: string }>().kind).toBe(kind);
  });

  it('aborts a render that takes longer than the time limit, and caches nothing of it', async () => {
    const pipe = join(folder, 'endless.jpg');
    execFileSync('mkfifo', [pipe]);
    const writer = openSync(pipe, 'r+');
    // The thread that reads the pipe finds its end, and no file when it opens it again.
    cleanUps.push(() => {
      unlinkSync(pipe);
      closeSync(writer);
    });
    const cacheFolder = join(folder, 'cache-of-slow');
    const app = await startApp({ renderTimeLimit: 20, cacheFolder });
    // Nothing is written into the pipe: reading the image would never end.
    const response = await app.inject({ url: '/cdn-cgi/image/width=80,format=webp/product/endless.jpg' });
    expect([response.statusCode, response.json<{ kind: string }>().kind, response.headers['cache-control']]).toEqual([
      504,
      'too-slow',
      'no-store',
    ]);
    expect(existsSync(cacheFolder)).toBe(false);
  });

  it('responds with 404 for a file that is gone, without its path', async () => {
    const app = await startApp();
    const response = await app.inject({ url: '/cdn-cgi/image/width=80/product/gone.jpg' });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain(folder);
  });
});

describe('previews', () => {
  const preview = async (names: string, options?: Partial<ImageServiceOptions>) =>
    (await startApp(options)).inject({ url: `/cdn-cgi/preview/${names}` });

  it.each(['a.svg', 'a.svg,b.svg', 'a.svg,photo.jpg,b.svg', 'a.svg,b.svg,c.svg,d.svg'])(
    'put %s into one image of 1200 × 630',
    async (names) => {
      const response = await preview(`${names}.jpg`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const { width, height, format } = await sharp(response.rawPayload).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    },
  );

  it('show their images from left to right', async () => {
    const { rawPayload } = await preview('photo.jpg,a.svg.jpg');
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number): readonly number[] => [
      ...data.subarray((315 * info.width + x) * info.channels).subarray(0, 3),
    ];
    // The photo is narrower than its half, as nothing is enlarged.
    expect(at(300)[0]).toBeGreaterThan((at(300)[2] ?? 255) + 80);
    expect(Math.abs((at(20)[0] ?? 0) - (at(20)[2] ?? 0))).toBeLessThan(20);
  });

  it.each([
    ['no name', '.jpg', 400],
    ['no ending', 'a.svg', 400],
    ['five images', 'a.svg,b.svg,c.svg,d.svg,e.svg.jpg', 400],
    ['one twice', 'a.svg,a.svg.jpg', 400],
    ['another server', 'https:%2F%2Fevil.test%2Fa.svg.jpg', 400],
    ['another folder', '..%2Fa.svg.jpg', 400],
    ['a missing image', 'a.svg,missing.png.jpg', 404],
  ])('reject %s', async (_case, names, status) => {
    const originals: ImageServiceOptions['originals'] = async (name) => (name === 'a.svg' ? sneaker : undefined);
    expect((await preview(names, { originals })).statusCode).toBe(status);
  });

  it('are made once, and count as new images of a client', async () => {
    const app = await startApp({ rendersPerMinute: 1 });
    const get = (names: string, headers = {}) => app.inject({ url: `/cdn-cgi/preview/${names}.jpg`, headers });
    const { statusCode, headers } = await get('a.svg,photo.jpg');
    expect([statusCode, (await get('a.svg,photo.jpg')).statusCode]).toEqual([200, 200]);
    expect((await get('a.svg,photo.jpg', { 'if-none-match': headers.etag })).statusCode).toBe(304);
    expect((await get('photo.jpg,a.svg')).statusCode).toBe(429);
  });
});
