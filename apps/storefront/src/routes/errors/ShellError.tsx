import { useSite } from '@lyng/routing';
import { shopName } from '../../config.ts';

/** In every language at once: when the frame itself fails, the texts may be what failed. */
const lines = {
  da: ['Noget gik galt.', 'Til forsiden'],
  sv: ['Något gick fel.', 'Till startsidan'],
  nb: ['Noe gikk galt.', 'Til forsiden'],
  fi: ['Jokin meni pieleen.', 'Etusivulle'],
} as const;

/** The last resort, when the frame or the error page itself cannot be shown: a message and a way home (spec §8). */
export function ShellError() {
  const { basePath, language } = useSite();
  const [text, link] = lines[language];
  return (
    <main>
      <h1>{shopName}</h1>
      <p>{text}</p>
      <p>
        <a href={basePath || '/'}>{link}</a>
      </p>
    </main>
  );
}
