import { Heading, Image } from '@lyng/ui';
import type { HeroWidget } from '../../core/widget.ts';
import styles from './Hero.module.css';
import { WidgetAction } from './WidgetAction.tsx';

export interface HeroProps {
  readonly widget: HeroWidget;
  readonly level: 1 | 2;
  readonly priority: boolean;
}

/** On a phone as wide as the window, less a little: 412 px at 1.75 need 721, and after 720 comes an image of twice the bytes. */
const heroSizes = '(min-width: 64rem) 45vw, (min-width: 48rem) 100vw, 99vw';

/** The images and first words of a page. */
export const Hero = ({ widget: { heading, text, link, image, imageAlt, companions }, level, priority }: HeroProps) => (
  <section className={styles.hero} data-companions={companions.length > 0 || undefined}>
    <div className={styles.image}>
      <Image fileName={image} alt={imageAlt} sizes={heroSizes} width={800} height={1000} priority={priority} />
    </div>
    {companions.length > 0 && (
      <div className={styles.companions}>
        {companions.map((companion) => (
          <Image
            key={companion}
            fileName={companion}
            alt=""
            sizes="(min-width: 64rem) 18vw, 33vw"
            width={400}
            height={500}
          />
        ))}
      </div>
    )}
    <div className={styles.words}>
      <Heading level={level} size="3xl">
        {heading}
      </Heading>
      {text && <p>{text}</p>}
      <WidgetAction link={link} />
    </div>
  </section>
);
