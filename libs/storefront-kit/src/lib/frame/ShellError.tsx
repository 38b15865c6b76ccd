import { useApp } from '@lyng/feature';

/** In every language at once: if the frame itself fails, the texts may have failed. */
const lines = {
  da: ['Noget gik galt.', 'Til forsiden'],
  sv: ['Något gick fel.', 'Till startsidan'],
  nb: ['Noe gikk galt.', 'Til forsiden'],
  fi: ['Jokin meni pieleen.', 'Etusivulle'],
} as const;

/** The last resort, when the frame or the error page fails: a message and a link home. */
export function ShellError() {
  const {
    config: { name },
    site: { basePath, language },
  } = useApp();
  const [text, link] = lines[language];
  return (
    <main>
      <h1>{name}</h1>
      <p>{text}</p>
      <p>
        <a href={basePath || '/'}>{link}</a>
      </p>
    </main>
  );
}
