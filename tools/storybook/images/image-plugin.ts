import type { Plugin } from 'vite';
import { drawImage, imageKeys } from './draw-image.ts';
import { imageKey } from './image-key.ts';

const imagePath = /^\/(?:cdn-cgi\/image\/(?:[^/]+\/)?)?product\/([^/?]+)/;

/** Stories have no image service: product images are drawn on request, and in a static Storybook are files in `images/…`. */
export const storyImages = (): Plugin => ({
  name: 'story-images',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const fileName = imagePath.exec(request.url ?? '')?.[1];
      if (!fileName) return next();
      response.setHeader('content-type', 'image/webp');
      response.setHeader('cache-control', 'max-age=3600');
      drawImage(imageKey(decodeURIComponent(fileName))).then((image) => response.end(image), next);
    });
  },
  async generateBundle() {
    for (const key of imageKeys)
      this.emitFile({ type: 'asset', fileName: `images/${key}.webp`, source: await drawImage(key) });
  },
});
