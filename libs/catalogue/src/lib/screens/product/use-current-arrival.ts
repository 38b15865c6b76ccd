import { useApp } from '@lyng/feature';
import { useEffect, useState } from 'react';
import type { ProductArrival } from '../../core/product-arrival.ts';

/**
 * The arrival days of the page's data, and others once those no longer hold: the page may come from a cache, or have been
 * open for a night. Their code is loaded only then.
 */
export function useCurrentArrival(loaded: ProductArrival | undefined): ProductArrival | undefined {
  const { config, site } = useApp();
  const [newer, setNewer] = useState(loaded);
  const current = loaded && newer && newer.orderBefore > loaded.orderBefore ? newer : loaded;
  const orderBefore = current?.orderBefore ?? Infinity;
  useEffect(() => {
    const renew = (): void => {
      if (document.hidden || Date.now() < orderBefore) return;
      import('../../core/product-arrival.ts').then(
        ({ productArrival }) => setNewer(productArrival(config.delivery, site, Date.now())),
        () => undefined,
      );
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [config, site, orderBefore]);
  return current;
}
