import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodyOf, packPersonalPage, packSharedPage } from './pack-page.ts';
import type { Encoding } from './pack-page.ts';

const html = '<h1>Støvler – jäsenyys</h1>'.repeat(100);
const rendered = { status: 404, headers: { 'x-name': 'value' }, html };

const contentOf: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const encodings = Object.keys(contentOf) as readonly Encoding[];

describe('a shared page', () => {
  it.each(encodings)('is sent as %s', async (encoding) => {
    const packed = await packSharedPage(rendered, 7);
    expect(packed).toMatchObject({ status: 404, headers: { 'x-name': 'value' }, renderedAt: 7 });
    expect(contentOf[encoding](bodyOf(packed, encoding)).toString()).toBe(html);
  });

  it('holds no uncompressed body', async () => {
    const { bodies } = await packSharedPage(rendered, 7);
    expect(Object.keys(bodies)).toEqual(['br']);
    expect(bodies.br?.length).toBeLessThan(html.length / 10);
  });

  it('is gzipped once', async () => {
    const page = await packSharedPage(rendered, 7);
    expect(bodyOf(page, 'gzip')).toBe(bodyOf(page, 'gzip'));
  });

  it('is compressed once for equal content', async () => {
    const before = await packSharedPage(rendered, 7);
    const after = await packSharedPage({ ...rendered, status: 200, headers: {} }, 8, before);
    expect(after).toEqual({ ...before, status: 200, headers: {}, renderedAt: 8 });
    expect(after.bodies).toBe(before.bodies);
  });

  it('is compressed again for other content', async () => {
    const after = await packSharedPage({ ...rendered, html: 'new' }, 8, await packSharedPage(rendered, 7));
    expect(after.renderedAt).toBe(8);
    expect(bodyOf(after, 'identity').toString()).toBe('new');
  });
});

describe('a personal page', () => {
  it.each(encodings)('is packed only as %s', async (encoding) => {
    const packed = await packPersonalPage(rendered, 7, encoding);
    expect(packed).toMatchObject({ status: 404, hash: '', renderedAt: 7 });
    expect(Object.keys(packed.bodies)).toEqual([encoding]);
    expect(contentOf[encoding](bodyOf(packed, encoding)).toString()).toBe(html);
  });
});
