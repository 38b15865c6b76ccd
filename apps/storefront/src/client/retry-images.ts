/** How long after a failure a picture is requested again, in ms; after the last one it stays as it is. */
const RETRY_DELAYS = [2000, 8000] as const;

interface ImagePage {
  readonly document: Pick<Document, 'addEventListener' | 'images'>;
  readonly delay: (work: () => void, ms: number) => void;
}

/** Failed before anybody listened; one that has not been loaded yet is not complete. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

/** Requests pictures again that did not come, such as one that took the server too long the first time. */
export function retryImages({ document, delay }: ImagePage): void {
  const failures = new WeakMap<HTMLImageElement, number>();
  const retry = (image: HTMLImageElement): void => {
    const failed = failures.get(image) ?? 0;
    const wait = RETRY_DELAYS[failed];
    if (wait === undefined) return;
    failures.set(image, failed + 1);
    // Set to what it is, the address is requested again, also where a `srcset` or a `<source>` chooses.
    delay(() => image.setAttribute('src', image.getAttribute('src') ?? ''), wait);
  };
  // Errors of pictures do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && retry(target), {
    capture: true,
  });
  [...document.images].filter(hasFailed).forEach(retry);
}
