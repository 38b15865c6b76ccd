import { Image } from '../image/Image.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import styles from './ColourSwatches.module.css';

/** The same product in one colour. */
export interface ColourSwatch {
  readonly label: string;
  readonly href: string;
  /** A file of the product images. */
  readonly image: string;
  readonly current: boolean;
}

export interface ColourSwatchesProps {
  /** The list's name, such as "Colour". */
  readonly label: string;
  readonly items: readonly ColourSwatch[];
}

/** Links to the product in its other colours, each with its image. */
export const ColourSwatches = ({ label, items }: ColourSwatchesProps) => (
  <ul className={styles.swatches} aria-label={label}>
    {items.map((item) => (
      <li key={item.href}>
        <Link href={item.href} preserveScroll aria-current={item.current ? 'true' : undefined} title={item.label}>
          <Image fileName={item.image} alt={item.label} sizes="4rem" width={64} height={80} />
        </Link>
      </li>
    ))}
  </ul>
);
