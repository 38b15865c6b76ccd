/** In ms: after this the consent banner and the snackbars render without the stylesheet, which may still follow. */
const MAX_WAIT = 3000;

let loading: Promise<void> | undefined;

/**
 * Loads the complete stylesheet, once; its address is in the head. The document has the rules of its own page only. The
 * sheet contains them again, so the order of rules is its order, whatever the first page was.
 */
export function loadStyles(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const href = document.querySelector<HTMLMetaElement>('meta[name="styles"]')?.content;
    // Development and pages of errors have all styles.
    if (!href) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      loading = undefined;
      link.remove();
      // In the words of a lost chunk: the page of the error reloads the document, which has its styles.
      reject(new TypeError(`Failed to fetch dynamically imported module: ${href}`));
    };
    document.head.append(link);
  });
  return loading;
}

/** Resolves even when the styles fail or take too long: a panel without styles is better than none. */
export const waitForStyles = (): Promise<void> =>
  Promise.race([
    loadStyles().catch(() => undefined),
    new Promise<void>((resolve) => void setTimeout(resolve, MAX_WAIT)),
  ]);
