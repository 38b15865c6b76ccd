import { useApp, waitForStyles } from '@lyng/feature';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { OverlaysProps } from './Overlays.tsx';

/** The overlays are invisible at first: their code loads after hydration. */
export function LazyOverlays(props: OverlaysProps) {
  const { addLazySlices, slots } = useApp();
  const [Loaded, setLoaded] = useState<ComponentType<OverlaysProps>>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [{ Overlays }] = await Promise.all([
        import('./Overlays.tsx'),
        addLazySlices(),
        slots.load(['overlay']),
        waitForStyles(),
      ]);
      setLoaded(() => Overlays);
    };
    // If the chunk fails, the server's page stays and works.
    load().catch(() => undefined);
  }, [addLazySlices, slots]);
  return Loaded && <Loaded {...props} />;
}
