import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { Gallery } from '@lyng/ui';
import { useState } from 'react';
import { loadedImage } from './loaded-image.ts';
import styles from './ProductPage.module.css';

/** The first image as the page before shows it; a page of the server has none before it. */
function usePreview(fileName: string | undefined): string | undefined {
  const isHydrated = useHydrated();
  const [preview] = useState(() => (!isHydrated || fileName === undefined ? undefined : loadedImage(fileName)));
  return preview;
}

export interface ProductGalleryProps {
  readonly product: Pick<ListedProduct, 'name' | 'images'>;
}

/** The images of a product. Until the first one is loaded it is shown as small as it is known from a card. */
export const ProductGallery = ({ product: { name, images } }: ProductGalleryProps) => {
  const { t } = useLingui();
  const preview = usePreview(images[0]?.fileName);
  return (
    <div className={styles.gallery}>
      <Gallery
        label={t`Product images`}
        images={images.map(({ fileName }, index) => ({
          fileName,
          alt: index === 0 ? name : `${name}, ${index + 1}`,
        }))}
        {...(preview !== undefined && { preview })}
      />
    </div>
  );
};
