import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ok } from '@lyng/model';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { folderForSuite } from '../../testing/folder-for-suite.ts';
import badInputs from './bad-image-inputs.json' with { type: 'json' };
import { imageRoutes } from './image-routes.ts';
import type { Original } from './original.ts';
import { renditionKey, renditionOf } from './rendition.ts';

/** One input of the collected list; `path` is the requested path. */
interface BadInput {
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  readonly status: readonly number[];
  readonly path?: string;
  readonly mediaType?: string;
  readonly maxWidth?: number;
  readonly immutable?: boolean;
  readonly nosniff?: boolean;
  readonly explained?: string;
}

const rows: readonly BadInput[] = badInputs;

const sneaker: Original = {
  kind: 'drawing',
  drawing: { kind: 'sneaker', colours: ['#2b3a55'], pattern: 'leather', seed: 3, view: 'side' },
};

let app: FastifyInstance;
afterAll(() => app.close());
const folder = folderForSuite({ 'page.jpg': '<!doctype html><script>alert(1)</script>' });

beforeAll(async () => {
  const photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#884422' } })
    .composite([
      { input: Buffer.from('<svg width="400" height="500"><circle cx="200" cy="250" r="190" fill="#fff"/></svg>') },
    ])
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'truncated.jpg'), photo.subarray(0, Math.floor(photo.length / 2)));
  app = Fastify();
  await app.register(
    imageRoutes({
      cacheFolder: join(folder, 'cache'),
      // A slow machine must not fail the test.
      renderTimeLimit: 600_000,
      originals: async (name) => {
        if (name === 'sneaker.svg') return sneaker;
        return name.endsWith('.jpg') ? { kind: 'file', path: join(folder, name) } : undefined;
      },
    }),
  );
});

const requested = rows.filter((row) => row.path !== undefined);

describe('bad inputs of images', () => {
  it('has no row that is neither requested nor explained', () => {
    expect(rows.filter((row) => row.path === undefined && row.explained === undefined)).toEqual([]);
    expect(requested.length).toBe(29);
  });

  it.each(requested)('$id: $input', async (row) => {
    const response = await app.inject({ url: `/cdn-cgi/image/${row.path ?? ''}` });
    expect(row.status).toContain(response.statusCode);
    expect(response.body).not.toContain(folder);
    expect(response.headers['x-content-type-options'] ?? 'nosniff').toBe('nosniff');
    if (row.mediaType !== undefined) expect(response.headers['content-type']).toContain(row.mediaType);
    if (row.nosniff === true) expect(response.headers['x-content-type-options']).toBe('nosniff');
    if (row.immutable === true) expect(response.headers['cache-control']).toContain('immutable');
    if (row.maxWidth !== undefined) {
      const { width } = await sharp(response.rawPayload).metadata();
      expect(width).toBeLessThanOrEqual(row.maxWidth);
    }
    if (response.statusCode >= 400) {
      expect(response.headers['content-type'] ?? '').toContain('application/json');
      expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
    }
  });

  it('image-027: makes at most twenty images of ten thousand widths', async () => {
    const widths = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const made = widths.map((width) => renditionKey('sneaker', renditionOf({ width }, 'jpeg')));
    expect(new Set(made).size).toBeLessThanOrEqual(20);

    let renders = 0;
    const counting = Fastify();
    await counting.register(
      imageRoutes({
        cacheFolder: join(folder, 'counting'),
        originals: async () => sneaker,
        render: async () => {
          renders += 1;
          return ok(Buffer.from('image'));
        },
      }),
    );
    for (const width of widths.filter((each) => each % 17 === 0)) {
      const response = await counting.inject({ url: `/cdn-cgi/image/width=${width},format=jpeg/product/sneaker.svg` });
      expect(response.statusCode).toBe(200);
    }
    await counting.close();
    expect(renders).toBeLessThanOrEqual(20);
  });
});
