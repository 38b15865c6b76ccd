import { useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';

import { Image } from '../image/Image.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import styles from './ProductCardFrame.module.css';

/** An image on a card. */
export interface CardImage {
  readonly fileName: string;
  readonly alt: string;
}

export interface ProductCardFrameProps {
  readonly href: string;
  /** The second image is shown under a mouse, and is in the document only then. */
  readonly images: readonly [CardImage, CardImage?];
  readonly title: ReactNode;
  /** BCP 47, where the title is in another language than the page. */
  readonly titleLanguage?: string | undefined;
  readonly brand: ReactNode;
  /** Beside the brand, such as the colours. */
  readonly aside?: ReactNode;
  /** Over the image's other upper corner. */
  readonly badge?: ReactNode;
  readonly price: ReactNode;
  /**
   * Lies over the image's upper corner, such as the favourite heart; a second control in a fragment lies in the lower
   * one.
   */
  readonly action?: ReactNode;
  /** The card is in the first view: its image and the data of its page are loaded first. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** The width of the card in the layout, as in `<img sizes>`. */
  readonly sizes?: string;
  /** The data that the product's page shows while it loads. */
  readonly known?: object;
  readonly onClick?: () => void;
}

const gridSizes = '(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, calc(50vw - 1.25rem)';

/** A product in a list: the complete card is one link, the action lies above it. */
export const ProductCardFrame = ({
  href,
  images: [first, second],
  title,
  titleLanguage,
  brand,
  aside,
  badge,
  price,
  action,
  priority = false,
  headingLevel = 2,
  sizes = gridSizes,
  known,
  onClick,
}: ProductCardFrameProps) => {
  const Title = `h${headingLevel}` as const;
  const shape = { sizes, width: 360, height: 450 };
  // Its addresses would be a tenth of a list's document, and a phone never shows it.
  const [hasMouse, setHasMouse] = useState(false);
  const enter = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') setHasMouse(true);
  };
  return (
    <article className={styles.card} onPointerEnter={enter}>
      <div className={styles.media}>
        <Image {...shape} fileName={first.fileName} alt={first.alt} priority={priority} />
        {second && hasMouse && <Image {...shape} fileName={second.fileName} alt="" className={styles.second} />}
        {badge}
      </div>
      <p className={styles.brand}>
        {aside}
        {brand}
      </p>
      <Title className={styles.title} lang={titleLanguage}>
        <Link href={href} {...(known && { known })} prefetchInView={priority} onClick={onClick}>
          {title}
        </Link>
      </Title>
      {price}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
};
