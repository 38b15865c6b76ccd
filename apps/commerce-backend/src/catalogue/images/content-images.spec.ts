import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '../../api/app.ts';
import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { exampleFilling } from '../testing/open-catalogue.ts';

const embedded = anyDatabase();

const AREA =
  '{ widgetArea(alias: "about", languageId: "da-DK", marketId: "dk") { containers { widgets { type images { fileName largestSize { imageRatio } } configuration } } } }';

interface Area {
  readonly containers: readonly {
    readonly widgets: readonly {
      readonly type: string;
      readonly images: readonly { readonly fileName: string; readonly largestSize: { readonly imageRatio: number } }[];
      readonly configuration: string;
    }[];
  }[];
}

describe('images of the editors', () => {
  let app: FastifyInstance;
  let folder: string;
  let close: () => Promise<void>;
  let fileName: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'content-images-'));
    const content = join(folder, 'content');
    mkdirSync(join(content, 'da'), { recursive: true });
    mkdirSync(join(content, 'images'));
    const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#735' } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(content, 'images/heath.jpg'), photo);
    writeFileSync(join(content, 'images/page.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    writeFileSync(join(folder, 'secret.jpg'), photo);
    symlinkSync(join(folder, 'secret.jpg'), join(content, 'images/link.jpg'));
    writeFileSync(
      join(content, 'da/about.md'),
      '---\ntitle: Om\ndescription: Om os\n---\n\nOrd.\n\n![Heden](images/heath.jpg)\n\n![Væk](images/gone.jpg)\n',
    );
    const opened = await embedded.open(exampleFilling);
    ({ close } = opened);
    const config = makeConfig({ contentFolder: content, imageFolder: join(folder, 'made') });
    app = buildApp({ db: opened.db, config, now: () => NOW });
    const { data } = await requestApi(app, AREA);
    const widgets = (data.widgetArea as Area).containers.flatMap((each) => each.widgets);
    fileName = widgets[1]?.images[0]?.fileName ?? '';
    expect(widgets).toMatchObject([
      { type: 'TextPageWidget' },
      { type: 'ImagePageWidget', images: [{ largestSize: { imageRatio: 1.5 } }] },
      { type: 'ImagePageWidget', images: [] },
    ]);
    expect(JSON.parse(widgets[1]?.configuration ?? '')).toMatchObject({
      image: { filename: fileName, altText: 'Heden', ratio: 1.5 },
    });
  });
  afterAll(async () => {
    await app.close();
    await close();
    rmSync(folder, { recursive: true });
  });

  const request = (path: string) => app.inject({ url: path, headers: { accept: 'image/webp' } });

  it('are served in the requested size, for a year, by the name that they have in a page [CMS-01]', async () => {
    const response = await request(`/cdn-cgi/image/width=160,height=107,format=png,fit=cover/product/${fileName}`);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 160, height: 107 });
  });

  it.each(['images/heath.jpg', 'images/heath.00000000.jpg'])(
    'are cached shortly as %s, which an editor may replace',
    async (name) => {
      const response = await request(`/cdn-cgi/image/width=80/product/${name}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=60');
    },
  );

  it.each([
    'images/gone.jpg',
    'images/link.jpg',
    'images/page.jpg',
    'images/..%2f..%2fsecret.jpg',
    'images/%2e%2e/%2e%2e/secret.jpg',
    'images/..%5c..%5csecret.jpg',
    'da/about.md',
    'images/heath.jpg/',
    'images%00/heath.jpg',
  ])('give no access to other files: %s', async (name) => {
    for (const path of [`/cdn-cgi/image/width=80/product/${name}`, `/pagewidget/raw/${name}`]) {
      const response = await request(path);
      expect([400, 404, 415]).toContain(response.statusCode);
      expect(response.headers['content-type']).toContain('application/json');
    }
  });

  it.each([
    ['/pagewidget/1500w/', 600, 400],
    ['/pagewidget/raw/', 600, 400],
    ['/cms/400w/', 400, 267],
    ['/product/', 600, 400],
    ['/product/100f125/', 120, 150],
    ['/category/40x40/', 40, 40],
    ['/brand/100x100/', 120, 120],
  ])('are at the path of the contract too: %s', async (path, width, height) => {
    const response = await request(path + encodeURIComponent(fileName));
    expect(response.headers['content-type']).toBe('image/webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
  });

  it.each([
    ['/product/0w/heath.jpg', 400],
    ['/product/99999w/heath.jpg', 400],
    ['/product/400w/', 400],
    ['/pagewidget/', 400],
    ['/stylesheet/400w/heath.jpg', 404],
  ])('are not at %s', async (path, status) => {
    expect((await request(path)).statusCode).toBe(status);
  });
});
