import { useSite } from '@lyng/routing';
import { Trans, useLingui } from '@lingui/react/macro';
import { siteConfig } from '../../config.ts';
import { useOrigins } from './use-origins.ts';
import styles from './MarketSwitch.module.css';

/** Each market's name in its own language: who looks for theirs need not read another. */
const marketNames = { dk: ['Danmark', 'da'], se: ['Sverige', 'sv'], no: ['Norge', 'nb'], fi: ['Suomi', 'fi'] } as const;

/** Links to the shop in the other countries: real links, each to the market's own address. No landmark, for the phone's menu, which is one, has them too. */
export function MarketSwitch() {
  const { t } = useLingui();
  const { market } = useSite();
  const origins = useOrigins();
  return (
    <div role="group" aria-label={t`Country`} className={styles.switch}>
      <p className={styles.title}>
        <Trans>Country</Trans>
      </p>
      <ul>
        {siteConfig.markets.map(({ alias, currency }) => {
          const [name, language] = marketNames[alias];
          return (
            <li key={alias}>
              <a href={`${origins[alias]}/`} lang={language} aria-current={alias === market ? 'true' : undefined}>
                {name} ({currency})
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
