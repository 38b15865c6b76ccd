import { useLingui } from '@lingui/react/macro';
import { Button, CheckboxField } from '@lyng/ui';
import type { Preferences } from '../../core/membership.ts';
import { Card } from './Card.tsx';
import { MembershipForm } from './MembershipForm.tsx';
import type { MembershipFormProps } from './MembershipForm.tsx';

export interface PreferencesFormProps extends Pick<MembershipFormProps, 'onSubmit'> {
  readonly preferences: Preferences;
  readonly busy: boolean;
}

/** LOY-10: how the shop may write to the member. */
export const PreferencesForm = ({ preferences, onSubmit, busy }: PreferencesFormProps) => {
  const { t } = useLingui();
  return (
    <Card title={t`Offers and news for members`}>
      <MembershipForm intent="preferences" onSubmit={onSubmit}>
        <CheckboxField name="acceptsEmail" label={t`By email`} defaultChecked={preferences.acceptsEmail} />
        <CheckboxField name="acceptsSms" label={t`By text message`} defaultChecked={preferences.acceptsSms} />
        <Button type="submit" variant="secondary" busy={busy}>{t`Save preferences`}</Button>
      </MembershipForm>
    </Card>
  );
};
