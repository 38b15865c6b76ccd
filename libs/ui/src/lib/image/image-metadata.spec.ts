import { imageMetadata } from './image-metadata.ts';
import type { MeasuredImage } from './image-metadata.ts';

const picture = (naturalWidth: number, naturalHeight: number, decode = async () => undefined): MeasuredImage => ({
  src: '',
  naturalWidth,
  naturalHeight,
  decode,
});

describe('imageMetadata', () => {
  it('is the natural size of the picture', async () => {
    await expect(imageMetadata('/a.jpg', () => picture(800, 1000))).resolves.toEqual({
      width: 800,
      height: 1000,
      ratio: 0.8,
    });
  });

  it.each([
    ['fails to load', () => picture(800, 1000, () => Promise.reject(new Error('EncodingError')))],
    ['has no height', () => picture(800, 0)],
    ['has no size', () => picture(0, 0)],
  ])('is 0 × 0 with ratio 0 when the picture %s [UI-08]', async (_name, createImage) => {
    await expect(imageMetadata('/a.jpg', createImage)).resolves.toEqual({ width: 0, height: 0, ratio: 0 });
  });
});
