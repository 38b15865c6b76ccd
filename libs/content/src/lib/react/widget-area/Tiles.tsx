import { useSite } from '@lyng/routing';
import { Heading, Image, Link } from '@lyng/ui';
import { sitePath } from '../../core/site-path.ts';
import type { TilesWidget } from '../../core/widget.ts';
import styles from './Tiles.module.css';

/** Links into the shop, each with an image; one with an invalid address is left out. */
export const Tiles = ({ widget: { heading, items } }: { readonly widget: TilesWidget }) => {
  const { basePath } = useSite();
  return (
    <section className={styles.tiles}>
      {heading && <Heading level={2}>{heading}</Heading>}
      <ul className={styles.list} role="list">
        {items.map(({ label, url, image }) => {
          const href = sitePath(url, basePath);
          return (
            href && (
              <li key={url} className={styles.tile}>
                <Image fileName={image} alt="" sizes="(min-width: 64rem) 25vw, 50vw" width={400} height={500} />
                <Link href={href}>{label}</Link>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
};
