import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLoadMessages } from '../root/use-load-messages.ts';
import type { GiveBack } from './keep-place.ts';
import { loadedProductParts, loadProductParts } from './product-parts.ts';

type Parts = Awaited<ReturnType<typeof loadProductParts>>;

export interface LatePartProps {
  readonly children: (parts: Parts) => ReactNode;
  readonly id?: string;
  /**
   * Comes to life at once, because the shopper asked for it; `false` not before that, because nothing in it needs a script;
   * unless told, when it is about to be seen.
   */
  readonly wanted?: boolean;
}

/** How far away a part is when its code is fetched. */
const nearby = { rootMargin: '600px 0px' };

/**
 * A part of the page that the server renders, but whose code no first load brings: hydration leaves the server's HTML in
 * place, links and forms in it work, and the living part takes its place when the shopper comes near.
 */
export function LatePart({ children, id, wanted }: LatePartProps) {
  const loadMessages = useLoadMessages();
  const [parts, setParts] = useState(loadedProductParts);
  const kept = useRef<HTMLDivElement>(null);
  const living = useRef<HTMLDivElement>(null);
  const giveBack = useRef<GiveBack>(null);
  useLayoutEffect(() => {
    if (living.current) giveBack.current?.(living.current);
    giveBack.current = null;
  }, [parts]);
  useEffect(() => {
    if (parts) return undefined;
    const takeOver = ([loaded]: readonly [Parts, unknown]): void => {
      giveBack.current = kept.current && loaded.keepPlace(kept.current);
      setParts(loaded);
    };
    // A lost chunk leaves what the server made, which works.
    const comeAlive = () =>
      void Promise.all([loadProductParts(), loadMessages('reviews')]).then(takeOver, () => undefined);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && comeAlive(),
      nearby,
    );
    if (wanted) comeAlive();
    else if (wanted === undefined && kept.current) observer.observe(kept.current);
    return () => observer.disconnect();
  }, [parts, wanted, loadMessages]);
  return parts ? (
    <div key="living" id={id} ref={living}>
      {children(parts)}
    </div>
  ) : (
    // React does not look at what it did not write.
    <div key="kept" id={id} ref={kept} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
