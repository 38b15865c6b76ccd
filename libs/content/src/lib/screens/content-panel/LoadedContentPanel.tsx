import { useApp } from '@lyng/feature';
import { useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { ContentPanel } from '../../react/content-panel/ContentPanel.tsx';
import { ProductRow } from '../../react/product-row/ProductRow.tsx';
import { loadContentPage } from '../../wire/load-content.ts';
import { loadProductRows } from '../../wire/load-product-rows.ts';

export interface LoadedContentPanelProps {
  readonly alias: string | undefined;
  /** Shown until the page has its own. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The content panel with its page, loaded when it opens. */
export const LoadedContentPanel = ({ alias, title, onClose }: LoadedContentPanelProps) => {
  const app = useApp();
  const load = useCallback(async () => {
    const page = await loadContentPage(app.gateway, alias ?? '');
    if (!page.ok) throw new Error(`@lyng/content: the page ${alias ?? ''} could not be loaded.`, { cause: page.error });
    const [rows] = await Promise.all([
      loadProductRows(app, page.value, new AbortController().signal),
      app.slots.load(['content:products', 'product-card:action']),
    ]);
    return { alias, page: page.value, rows };
  }, [app, alias]);
  const [last, retry] = useLoaded(alias !== undefined, load);
  // Nothing of the page before is shown while the next one loads.
  const loaded = last?.alias === alias ? last : undefined;
  return (
    <ContentPanel
      alias={alias}
      title={loaded?.page.title ?? title}
      page={loaded?.page}
      onRetry={retry}
      onClose={onClose}
      renderProducts={(widget) => <ProductRow widget={widget} products={loaded?.rows[widget.id] ?? []} />}
    />
  );
};
