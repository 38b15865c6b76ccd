import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../use-app.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { LazyParts } from './lazy-parts.ts';
import type { RestorePartState } from './part-state.ts';

export interface LazyPartProps<Parts> {
  /** Made once, outside components. */
  readonly parts: LazyParts<Parts>;
  readonly children: (parts: Parts) => ReactNode;
  readonly id?: string;
  /**
   * `true` loads the part at once, on request of the shopper; `false` does not load it, because it needs no script yet;
   * by default it loads when it is about to be visible. A part that the server did not render loads at once.
   */
  readonly wanted?: boolean;
}

/** The distance from the viewport at which a part loads its code. */
const nearby = { rootMargin: '600px 0px' };

/**
 * A part that the server renders but whose code is not in the first load: hydration keeps the server's HTML, in which
 * links and forms work, and the component replaces it when the shopper comes near.
 */
export function LazyPart<Parts>({ parts: source, children, id, wanted }: LazyPartProps<Parts>) {
  const app = useApp();
  const [parts, setParts] = useState(source.loaded);
  // Only the first render of the server's HTML precedes hydration.
  const [isNew] = useState(useHydrated());
  const serverHtml = useRef<HTMLDivElement>(null);
  const component = useRef<HTMLDivElement>(null);
  const restore = useRef<RestorePartState>(null);
  useLayoutEffect(() => {
    if (component.current) restore.current?.(component.current);
    restore.current = null;
  }, [parts]);
  useEffect(() => {
    if (parts) return undefined;
    const takeOver = async (): Promise<void> => {
      const [loaded, { capturePartState }] = await Promise.all([source.load(app), import('./part-state.ts')]);
      restore.current = serverHtml.current && capturePartState(serverHtml.current);
      setParts(() => loaded);
    };
    // If the chunk fails, the server's HTML stays and works. It is requested again when the part is near or the browser
    // online again.
    const load = () => void takeOver().catch(() => undefined);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      nearby,
    );
    if (wanted || isNew) {
      load();
      window.addEventListener('online', load);
    } else if (wanted === undefined && serverHtml.current) observer.observe(serverHtml.current);
    return () => {
      observer.disconnect();
      window.removeEventListener('online', load);
    };
  }, [parts, source, wanted, isNew, app]);
  return parts ? (
    <div key="component" id={id} ref={component}>
      {children(parts)}
    </div>
  ) : (
    // React leaves this HTML alone.
    <div key="server-html" id={id} ref={serverHtml} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
