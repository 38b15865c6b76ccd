import { useSite } from '@lyng/routing';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMatches } from 'react-router-dom';
import { siteConfig } from '../../config.ts';
import type { PageHead } from '../../shell/page-head.ts';
import { useOrigins } from './use-origins.ts';
import styles from './MarketSwitch.module.css';

/** Each market's name in its own language: who looks for theirs need not read another. */
const marketNames = { dk: ['Danmark', 'da'], se: ['Sverige', 'sv'], no: ['Norge', 'nb'], fi: ['Suomi', 'fi'] } as const;

/** Links to this page in the other countries, or to the front page where a country has no such page: real links, each to the market's own address. No landmark, for the phone's menu, which is one, has them too. */
export function MarketSwitch() {
  const { t } = useLingui();
  const { market } = useSite();
  const origins = useOrigins();
  const page = useMatches().at(-1)?.loaderData as { readonly head?: PageHead } | undefined;
  return (
    <div role="group" aria-label={t`Country`} className={styles.switch}>
      <p className={styles.title}>
        <Trans>Country</Trans>
      </p>
      <ul>
        {siteConfig.markets.map(({ alias, country, currency }) => {
          const [name, language] = marketNames[alias];
          const here = page?.head?.alternates?.links.find(({ hreflang }) => hreflang === `${language}-${country}`);
          return (
            <li key={alias}>
              <a
                href={here?.href ?? `${origins[alias]}/`}
                lang={language}
                aria-current={alias === market ? 'true' : undefined}
              >
                {name} ({currency})
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
