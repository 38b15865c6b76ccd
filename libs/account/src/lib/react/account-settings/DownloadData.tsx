import { useLingui } from '@lingui/react/macro';
import { PostButton } from './PostButton.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Everything that is stored about the customer, as a file. The browser posts it and stores the response, with script too. */
export const DownloadData = () => {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Your data`}>
      <p>{t`Download everything that we store about you: your details, orders, favourites, reviews and more.`}</p>
      <PostButton intent="download" variant="secondary">{t`Download your data`}</PostButton>
    </SettingsSection>
  );
};
