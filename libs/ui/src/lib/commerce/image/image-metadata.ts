/** The natural size of an image in px; all 0 when it could not be read. */
export interface ImageMetadata {
  readonly width: number;
  readonly height: number;
  /** Width divided by height. */
  readonly ratio: number;
}

const unknownSize: ImageMetadata = { width: 0, height: 0, ratio: 0 };

/** The part of an `<img>` that is measured. */
export type MeasuredImage = Pick<HTMLImageElement, 'src' | 'decode' | 'naturalWidth' | 'naturalHeight'>;

/** Reads an image's natural size; a failed image has the size 0, so that a layout never waits for it. */
export const imageMetadata = async (
  url: string,
  createImage: () => MeasuredImage = () => new Image(),
): Promise<ImageMetadata> => {
  const image = createImage();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return unknownSize;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 && height > 0 ? { width, height, ratio: width / height } : unknownSize;
};
