/** In ms: by then the consent banner and the toasts come also without their sheet, which may still follow. */
const longestWait = 3000;

let loading: Promise<void> | undefined;

/**
 * Brings the styles of what appears only after hydration, once; the server names them in the head. Settles also when they do
 * not come, or not soon: a panel without its styles is better than none.
 */
export const lateStyles = (): Promise<void> =>
  (loading ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLMetaElement>('meta[name="late-styles"]')?.content;
    // The development server has one sheet for everything.
    if (!href) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, longestWait);
    document.head.append(link);
  }));
