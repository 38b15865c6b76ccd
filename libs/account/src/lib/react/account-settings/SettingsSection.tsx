import { Heading, Stack } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './AccountSettings.module.css';

export interface SettingsSectionProps {
  readonly title: string;
  /** The address of a link. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

export const SettingsSection = ({ title, id, children }: SettingsSectionProps) => {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="l" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
};
