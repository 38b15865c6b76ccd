import { Trans, useLingui } from '@lingui/react/macro';
import { Image } from '@lyng/ui';
import { useState } from 'react';
import type { VideoWidget } from '../../core/widget.ts';
import styles from './Video.module.css';

const names = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** The player of each service that sets the fewest cookies. */
const players = {
  youtube: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  vimeo: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
} as const;

const pages = {
  youtube: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id: string) => `https://vimeo.com/${id}`,
} as const;

/**
 * A film of another service. Nothing is requested there before the shopper starts it; without script the same place is a
 * link to the film.
 */
export const Video = ({ widget: { provider, videoId, title, image } }: { readonly widget: VideoWidget }) => {
  const { t } = useLingui();
  const [plays, setPlays] = useState(false);
  const service = names[provider];
  if (plays)
    return (
      <div className={styles.video}>
        <iframe
          className={styles.player}
          src={players[provider](videoId)}
          title={title || t`Film`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          // The focus was on the link that is gone.
          ref={(player) => player?.focus()}
        />
      </div>
    );
  return (
    <div className={styles.video}>
      {image && <Image className={styles.poster} fileName={image} alt="" sizes="100vw" width={1200} height={1500} />}
      <a
        className={styles.start}
        href={pages[provider](videoId)}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          setPlays(true);
        }}
      >
        <span className={styles.sign} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{title ? t`Play the film “${title}”` : t`Play the film`}</strong>
          <span className={styles.note}>
            <Trans>It is loaded from {service}, which may set cookies.</Trans>
          </span>
        </span>
      </a>
    </div>
  );
};
