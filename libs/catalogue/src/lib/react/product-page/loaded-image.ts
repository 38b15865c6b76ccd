/** The address at which this document has loaded a product's image, in whatever size. */
export const loadedImage = (fileName: string): string | undefined =>
  [...document.images].find(
    ({ complete, currentSrc, naturalWidth }) =>
      complete && naturalWidth > 0 && decodeURIComponent(currentSrc).endsWith(`/${fileName}`),
  )?.currentSrc;
