import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import styles from './ProductCardSkeleton.module.css';

/** A placeholder for one product card. */
export const ProductCardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton shape="media" />
    <Skeleton lines={2} />
  </div>
);
