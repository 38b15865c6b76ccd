import type { Plugin } from 'vite';
import { drawPicture, pictureKeys } from './draw-picture.ts';
import { pictureKey } from './picture-key.ts';

const imagePath = /^\/(?:cdn-cgi\/image\/(?:[^/]+\/)?)?product\/([^/?]+)/;

/** Stories have no image service: product pictures are drawn on request, and in a static Storybook lie ready as `pictures/…`. */
export const storyPictures = (): Plugin => ({
  name: 'story-pictures',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const fileName = imagePath.exec(request.url ?? '')?.[1];
      if (!fileName) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.setHeader('cache-control', 'max-age=3600');
      response.end(drawPicture(pictureKey(decodeURIComponent(fileName))));
    });
  },
  generateBundle() {
    for (const key of pictureKeys)
      this.emitFile({ type: 'asset', fileName: `pictures/${key}.svg`, source: drawPicture(key) });
  },
});
