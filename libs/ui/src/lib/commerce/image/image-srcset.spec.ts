import { imageSources, offeredWidths } from './image-srcset.ts';

describe('offeredWidths', () => {
  it.each([
    [64, [80, 160]],
    [360, [360, 480, 720]],
    [800, [720, 1000, 1280, 1600]],
    [1200, [1000, 1280, 1600]],
    [2400, [1600]],
  ])('for an image of %d px are %j', (width, expected) => {
    expect(offeredWidths(width)).toEqual(expected);
  });
});

describe('imageSources', () => {
  it('offers the image in one shape at every width, and the fitting one to old browsers [UI-07]', () => {
    const { src, srcSet } = imageSources('boot.jpg', { width: 64, height: 80 });
    const at = (width: number, height: number) =>
      `/cdn-cgi/image/width=${width},height=${height},quality=80,format=auto,fit=cover/product/boot.jpg`;
    expect(src).toBe(at(80, 100));
    expect(srcSet).toBe(`${at(80, 100)} 80w, ${at(160, 200)} 160w`);
  });
});
