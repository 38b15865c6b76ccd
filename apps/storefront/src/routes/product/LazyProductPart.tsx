import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '@lyng/feature';
import type { RestorePartState } from './part-state.ts';
import { loadedProductParts, loadProductParts } from './product-parts.ts';

type Parts = Awaited<ReturnType<typeof loadProductParts>>;

export interface LazyProductPartProps {
  readonly children: (parts: Parts) => ReactNode;
  readonly id?: string;
  /**
   * `true` loads the part at once, on request of the shopper; `false` does not load it, because it needs no script yet;
   * by default it loads when it is about to be visible.
   */
  readonly wanted?: boolean;
}

/** How far from the viewport a part loads its code. */
const nearby = { rootMargin: '600px 0px' };

/**
 * A part that the server renders but whose code is not in the first load: hydration keeps the server's HTML, in which
 * links and forms work, and the component replaces it when the shopper comes near.
 */
export function LazyProductPart({ children, id, wanted }: LazyProductPartProps) {
  const { loadMessages } = useApp();
  const [parts, setParts] = useState(loadedProductParts);
  const serverHtml = useRef<HTMLDivElement>(null);
  const component = useRef<HTMLDivElement>(null);
  const restore = useRef<RestorePartState>(null);
  useLayoutEffect(() => {
    if (component.current) restore.current?.(component.current);
    restore.current = null;
  }, [parts]);
  useEffect(() => {
    if (parts) return undefined;
    const takeOver = ([loaded]: readonly [Parts, unknown]): void => {
      restore.current = serverHtml.current && loaded.capturePartState(serverHtml.current);
      setParts(loaded);
    };
    // If the chunk fails, the server's HTML stays and works.
    const load = () => void Promise.all([loadProductParts(), loadMessages('reviews')]).then(takeOver, () => undefined);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      nearby,
    );
    if (wanted) load();
    else if (wanted === undefined && serverHtml.current) observer.observe(serverHtml.current);
    return () => observer.disconnect();
  }, [parts, wanted, loadMessages]);
  return parts ? (
    <div key="component" id={id} ref={component}>
      {children(parts)}
    </div>
  ) : (
    // React leaves this HTML alone.
    <div key="server-html" id={id} ref={serverHtml} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
