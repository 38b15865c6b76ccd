import { useApp } from '@lyng/feature';
import { useEffect, useState } from 'react';
import type { MoreWidget } from '../../core/widget.ts';
import { loadedMoreWidgets, loadMoreWidgets } from './more-widgets.ts';

/**
 * A widget whose code is not in the first load: hydration keeps the server's HTML, in which links work, until it is
 * there.
 */
export const LaterWidget = ({ widget }: { readonly widget: MoreWidget }) => {
  const app = useApp();
  const [code, setCode] = useState(loadedMoreWidgets);
  useEffect(() => {
    // If the chunk fails, the server's HTML stays.
    if (!code)
      loadMoreWidgets(app).then(
        (loaded) => setCode(() => loaded),
        () => undefined,
      );
  }, [app, code]);
  return code ? (
    <div key="component">
      <code.MoreWidget widget={widget} />
    </div>
  ) : (
    <div key="server-html" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
};
