import { imageMetadata } from './image-metadata.ts';
import type { MeasuredImage } from './image-metadata.ts';

const makeImage = (naturalWidth: number, naturalHeight: number, decode = async () => undefined): MeasuredImage => ({
  src: '',
  naturalWidth,
  naturalHeight,
  decode,
});

describe('imageMetadata', () => {
  it('is the natural size of the image', async () => {
    await expect(imageMetadata('/a.jpg', () => makeImage(800, 1000))).resolves.toEqual({
      width: 800,
      height: 1000,
      ratio: 0.8,
    });
  });

  it.each([
    ['fails to load', () => makeImage(800, 1000, () => Promise.reject(new Error('EncodingError')))],
    ['has no height', () => makeImage(800, 0)],
    ['has no size', () => makeImage(0, 0)],
  ])('is 0 × 0 with ratio 0 when the image %s [UI-08]', async (_name, createImage) => {
    await expect(imageMetadata('/a.jpg', createImage)).resolves.toEqual({ width: 0, height: 0, ratio: 0 });
  });
});
