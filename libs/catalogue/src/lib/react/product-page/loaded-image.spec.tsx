import { loadedImage } from './loaded-image.ts';

/** Images of a document, as a browser reports them; jsdom loads none. */
function showImages(...images: readonly { readonly src: string; readonly isLoaded: boolean }[]): void {
  document.body.innerHTML = images.map(({ src }) => `<img alt="" src="${src}">`).join('');
  [...document.images].forEach((image, index) =>
    Object.defineProperties(image, {
      complete: { value: true },
      currentSrc: { value: image.src },
      naturalWidth: { value: images[index]?.isLoaded ? 360 : 0 },
    }),
  );
}

describe('loadedImage', () => {
  it('finds the image in the size that the document shows', () => {
    showImages({ src: '/w=240/product/b%C3%A6lte.jpg', isLoaded: true });
    expect(loadedImage('bælte.jpg')).toMatch(/\/w=240\/product\/b%C3%A6lte\.jpg$/);
  });

  it('ignores other images and images that have failed', () => {
    showImages({ src: '/product/a-boot.jpg', isLoaded: true }, { src: '/product/boot.jpg', isLoaded: false });
    expect(loadedImage('boot.jpg')).toBeUndefined();
  });
});
