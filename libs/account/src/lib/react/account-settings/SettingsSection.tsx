import { Heading, Stack } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './AccountSettings.module.css';

export interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the settings. */
export const SettingsSection = ({ title, children }: SettingsSectionProps) => {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="l" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
};
