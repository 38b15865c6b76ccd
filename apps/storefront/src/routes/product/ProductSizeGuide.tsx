import { SizeGuidePanel } from '@lyng/catalogue';
import { loadContentPage, RichText } from '@lyng/content';
import { useGateway } from '@lyng/commerce-client';
import { useEffect, useState } from 'react';
import { sizeGuideFor } from './size-guide.ts';

/** The content page that holds the sizes of everything. */
const alias = 'size-guide';

export interface ProductSizeGuideProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The address of the whole guide. */
  readonly href: string;
  /** The sizes of the product, as its labels print them. */
  readonly sizes: readonly string[];
}

/** The part of the size guide that a product needs, from the very page that holds it (CAT-13). */
export function ProductSizeGuide({ open, onClose, href, sizes }: ProductSizeGuideProps) {
  const gateway = useGateway();
  const [html, setHtml] = useState<string>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    // The page itself says what is wrong; whoever has closed the panel stays where they are.
    if (isLost && open && navigator.onLine) window.location.assign(href);
  }, [isLost, open, href]);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const page = await loadContentPage(gateway, alias);
      if (isGone) return;
      if (page.ok) setHtml(page.value.widgets.map((widget) => (widget.type === 'Text' ? widget.html : '')).join(''));
      else setLost(true);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [gateway]);
  return (
    <SizeGuidePanel open={open} onClose={onClose} href={href}>
      {html !== undefined && <RichText html={sizeGuideFor(html, sizes)} />}
    </SizeGuidePanel>
  );
}
