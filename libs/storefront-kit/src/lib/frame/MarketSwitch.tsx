import { useSite } from '@lyng/routing';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageHead } from '@lyng/feature';
import { cookieNames } from '@lyng/browser';
import { storeInCookie, useApp, useShownPage } from '@lyng/feature';
import styles from './MarketSwitch.module.css';

/** Each market's name in its own language, so that everyone can find theirs. */
const marketNames = { dk: ['Danmark', 'da'], se: ['Sverige', 'sv'], no: ['Norge', 'nb'], fi: ['Suomi', 'fi'] } as const;

/**
 * Links to this page in the other countries, or to the front page where a country lacks it: real links, each to the
 * market's own address. The choice is stored for addresses that name no market. Not a landmark, because the phone's menu, which is one, contains them too.
 */
export function MarketSwitch() {
  const { t } = useLingui();
  const { market } = useSite();
  const { config, origins } = useApp();
  const page = useShownPage().data as { readonly head?: PageHead } | undefined;
  return (
    <div role="group" aria-label={t`Country`} className={styles.switch}>
      <p className={styles.title}>
        <Trans>Country</Trans>
      </p>
      <ul>
        {config.sites.markets.map(({ alias, country, currency }) => {
          const [name, language] = marketNames[alias];
          const here = page?.head?.alternates?.links.find(({ hreflang }) => hreflang === `${language}-${country}`);
          return (
            <li key={alias}>
              <a
                href={here?.href ?? `${origins[alias]}/`}
                lang={language}
                aria-current={alias === market ? 'true' : undefined}
                onClick={() => storeInCookie(cookieNames.selectedMarket, alias)}
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
