import { pictureKey } from './picture-key.ts';

/** In a static Storybook, where nothing answers the image service's addresses: shows the drawing that lies ready instead. */
export function showDrawnPictures(document: Document): void {
  // Errors of pictures do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      const fileName = target instanceof HTMLImageElement ? /\/product\/([^/?]+)$/.exec(target.src)?.[1] : undefined;
      if (!fileName) return;
      const image = target as HTMLImageElement;
      image.removeAttribute('srcset');
      image.src = `pictures/${pictureKey(decodeURIComponent(fileName))}.svg`;
    },
    { capture: true },
  );
}
