import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` is lines, `media` an image. */
  readonly shape?: 'text' | 'media';
  /** The number of text lines. */
  readonly lines?: number;
}

/** A placeholder for something that is loading; silent, so announce the loading elsewhere. */
export const Skeleton = ({ shape = 'text', lines = 1 }: SkeletonProps) => (
  <span className={styles.skeletons} aria-hidden="true">
    {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
      <span key={index} className={styles.skeleton} data-shape={shape} />
    ))}
  </span>
);
