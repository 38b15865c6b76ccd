/** Whether the shopper pays for each byte: then nothing is loaded ahead. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Preloads the chunks that the server has listed for after hydration, all of them at once: by themselves they would name
 * each other, one round trip after another.
 */
export function preloadNextModules(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name=next-modules]')?.content;
  if (!list || savesData()) return;
  for (const href of list.split(' '))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    );
}
