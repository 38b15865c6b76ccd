/** The reason why an image is not available; each kind has one HTTP status. */
export type ImageRejection =
  | { readonly kind: 'bad-modifiers'; readonly message: string }
  | { readonly kind: 'bad-source'; readonly message: string }
  | { readonly kind: 'not-found' | 'not-an-image' | 'damaged-image' | 'too-many-pixels' | 'busy' | 'too-slow' }
  | { readonly kind: 'too-many-renders'; readonly retryAfterSeconds: number };

type Kind = ImageRejection['kind'];

/** The HTTP status of each rejection, and its reason in words that reveal nothing about the server. */
const responses: Readonly<Record<Kind, readonly [status: number, message?: string]>> = {
  'bad-modifiers': [400],
  'bad-source': [400],
  'not-found': [404, 'There is no image of this name.'],
  'not-an-image': [415, 'The original is not an image of a known format.'],
  'damaged-image': [422, 'The original is damaged and cannot be shown.'],
  'too-many-pixels': [422, 'The original has more pixels than can be resized.'],
  'too-many-renders': [429, 'Too many new sizes were requested.'],
  busy: [503, 'Too many images are being made. Try again soon.'],
  'too-slow': [504, 'The image took too long to make.'],
};

/** The response to a request whose image is not available. */
export function rejectionResponse(rejection: ImageRejection): { readonly status: number; readonly message: string } {
  const [status, message = ''] = responses[rejection.kind];
  if ('message' in rejection) return { status, message: rejection.message };
  return 'retryAfterSeconds' in rejection
    ? { status, message: `${message} Try again in ${rejection.retryAfterSeconds} seconds.` }
    : { status, message };
}
