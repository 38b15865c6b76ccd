/** The browser lacks an API that the shop called: a mistake of the shop, which must check first. */
export class InternalError extends Error {
  override readonly name = 'InternalError';
}

/** The browser's service workers; throws an `InternalError` where it has none, such as in a private window. */
export function serviceWorkers({
  serviceWorker,
}: {
  readonly serviceWorker?: ServiceWorkerContainer;
}): ServiceWorkerContainer {
  if (serviceWorker) return serviceWorker;
  throw new InternalError(
    '@lyng/storefront-kit: this browser has no service workers, so none can be registered. Check `navigator.serviceWorker` before.',
  );
}

/** Registers the worker that the page names, if it names one. The shop works without it, so failures are ignored. */
export async function registerServiceWorker(document: Document, navigator: Navigator): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=service-worker]')?.content;
  if (!address) return;
  try {
    await serviceWorkers(navigator).register(address, { scope: '/' });
  } catch {
    // See above.
  }
}
