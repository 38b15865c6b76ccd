import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderForSuite } from '../../testing/folder-for-suite.ts';
import { openApp } from '../../testing/open-app.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { requestApi } from '../../testing/request-api.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { exampleFilling } from '../testing/open-catalogue.ts';

const AREA =
  '{ widgetArea(alias: "about", languageId: "da-DK", marketId: "dk") { containers { widgets { type images { fileName largestSize { imageRatio } } configuration } } } }';

interface Widget {
  readonly images: readonly { readonly fileName: string }[];
  readonly configuration: string;
}

describe('images of the editors', () => {
  const folder = folderForSuite({
    'content/da/about.md':
      '---\ntitle: Om\ndescription: Om os\n---\n\nOrd.\n\n![Heden](images/heath.jpg)\n\n![Væk](images/gone.jpg)\n',
    'content/images/page.jpg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  const opened = openForSuite(async () => {
    const contentFolder = join(folder, 'content');
    const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#735' } });
    for (const file of ['content/images/heath.jpg', 'secret.jpg']) await photo.jpeg().toFile(join(folder, file));
    symlinkSync(join(folder, 'secret.jpg'), join(contentFolder, 'images/link.jpg'));
    const config = { contentFolder, imageFolder: join(folder, 'made') };
    return openApp({ config, filling: exampleFilling, now: () => NOW });
  });
  let fileName: string;
  beforeAll(async () => {
    const { data } = await requestApi(opened().app, AREA);
    const { containers } = data.widgetArea as {
      readonly containers: readonly { readonly widgets: readonly Widget[] }[];
    };
    const widgets = containers.flatMap((each) => each.widgets);
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

  const request = (path: string) => opened().app.inject({ url: path, headers: { accept: 'image/webp' } });

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
    'images/..%2f..%2fsecret.jpg',
    'images/%2e%2e/%2e%2e/secret.jpg',
    'images/..%5c..%5csecret.jpg',
    'da/about.md',
    'images/heath.jpg/',
    'images%00/heath.jpg',
    'images/page.jpg',
  ])('give no access to other files: %s', async (name) => {
    for (const path of [`/cdn-cgi/image/width=80/product/${name}`, `/pagewidget/raw/${name}`]) {
      const response = await request(path);
      // A drawing with the name of a photo is not decoded.
      expect(name === 'images/page.jpg' ? [415] : [400, 404]).toContain(response.statusCode);
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
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
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
