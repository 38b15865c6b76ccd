/** In ms: after this the consent banner and the snackbars render without their sheet, which may still follow. */
const MAX_WAIT = 3000;

let loading: Promise<void> | undefined;

/**
 * Loads the styles of what appears only after hydration, once; their address is in the head. Resolves even when they
 * fail or take too long: a panel without styles is better than none.
 */
export const loadLazyStyles = (): Promise<void> =>
  (loading ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLMetaElement>('meta[name="lazy-styles"]')?.content;
    // The development server has one sheet for everything.
    if (!href) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, MAX_WAIT);
    document.head.append(link);
  }));
