/** The reason why an image has no address. */
export type ImageUsageErrorKind = 'unknown-provider' | 'unknown-preset' | 'bad-source';

/** Thrown where code requests an image in an invalid way; `kind` states which. */
export class ImageUsageError extends Error {
  override readonly name = 'ImageUsageError';
  readonly kind: ImageUsageErrorKind;

  constructor(kind: ImageUsageErrorKind, message: string) {
    super(`@lyng/ui: ${message}`);
    this.kind = kind;
  }
}
