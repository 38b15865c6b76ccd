/** Why an image is not available; each kind has one HTTP status. */
export type ImageRejection =
  | { readonly kind: 'bad-modifiers'; readonly message: string }
  | { readonly kind: 'bad-source'; readonly message: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-an-image' }
  | { readonly kind: 'damaged-image' }
  | { readonly kind: 'too-many-pixels' }
  | { readonly kind: 'too-many-renders'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'too-slow' };

/** The HTTP status of each rejection. */
export const statusOfRejection: Record<ImageRejection['kind'], number> = {
  'bad-modifiers': 400,
  'bad-source': 400,
  'not-found': 404,
  'not-an-image': 415,
  'damaged-image': 422,
  'too-many-pixels': 422,
  'too-many-renders': 429,
  busy: 503,
  'too-slow': 504,
};

/** The reason in words that reveal nothing about the server. */
export function rejectionMessage(rejection: ImageRejection): string {
  switch (rejection.kind) {
    case 'bad-modifiers':
    case 'bad-source':
      return rejection.message;
    case 'not-found':
      return 'There is no image of this name.';
    case 'not-an-image':
      return 'The original is not an image of a known format.';
    case 'damaged-image':
      return 'The original is damaged and cannot be shown.';
    case 'too-many-pixels':
      return 'The original has more pixels than can be resized.';
    case 'too-many-renders':
      return `Too many new sizes were requested. Try again in ${rejection.retryAfterSeconds} seconds.`;
    case 'busy':
      return 'Too many images are being made. Try again soon.';
    case 'too-slow':
      return 'The image took too long to make.';
  }
}
