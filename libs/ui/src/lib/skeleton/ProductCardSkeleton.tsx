import { Skeleton } from './Skeleton.tsx';
import styles from './Skeleton.module.css';

/** The room of one product card. */
export const ProductCardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton shape="media" />
    <Skeleton lines={2} />
  </div>
);
