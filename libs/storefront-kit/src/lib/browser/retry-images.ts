/** Delays before an image is requested again, in ms; after the last one it stays broken. */
const RETRY_DELAYS = [2000, 8000] as const;

interface ImagePage {
  readonly document: Pick<Document, 'addEventListener' | 'images'>;
  readonly delay: (work: () => void, ms: number) => void;
}

/** Failed before the listener was added; an image that is still loading is not complete. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

/** Requests failed images again, such as one that took the server too long the first time. */
export function retryImages({ document, delay }: ImagePage): void {
  const failures = new WeakMap<HTMLImageElement, number>();
  const retry = (image: HTMLImageElement): void => {
    const failed = failures.get(image) ?? 0;
    const wait = RETRY_DELAYS[failed];
    if (wait === undefined) return;
    failures.set(image, failed + 1);
    // Setting `src` to its own value requests the image again, also where a `srcset` or a `<source>` chooses it.
    delay(() => image.setAttribute('src', image.getAttribute('src') ?? ''), wait);
  };
  // Error events of images do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && retry(target), {
    capture: true,
  });
  [...document.images].filter(hasFailed).forEach(retry);
}
