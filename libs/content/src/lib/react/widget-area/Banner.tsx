import { Heading, Image } from '@lyng/ui';
import type { BannerWidget } from '../../core/widget.ts';
import styles from './Banner.module.css';
import { WidgetAction } from './WidgetAction.tsx';

/** A campaign: a few words, a link, and an image where it has one. */
export const Banner = ({
  widget: { heading, text, link, image, imageAlt, tone, onImage },
}: {
  readonly widget: BannerWidget;
}) => (
  <section className={styles.banner} data-tone={tone} data-on-image={onImage || undefined}>
    <div className={styles.words}>
      <Heading level={2} size="2xl">
        {heading}
      </Heading>
      {text && <p>{text}</p>}
      <WidgetAction link={link} variant="secondary" />
    </div>
    {image && (
      <Image
        className={styles.image}
        fileName={image}
        alt={imageAlt}
        sizes={onImage ? '100vw' : '(min-width: 48rem) 40vw, 100vw'}
        width={640}
        height={640}
      />
    )}
  </section>
);
