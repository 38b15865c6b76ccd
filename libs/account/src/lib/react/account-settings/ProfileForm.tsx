import { useLingui } from '@lingui/react/macro';
import { useSite } from '@lyng/routing';
import { Button, Notice } from '@lyng/ui';
import { useRef } from 'react';
import { checkProfile, profileFields } from '../../core/profile.ts';
import type { ProfileValues } from '../../core/profile.ts';
import { readProfileForm } from '../../core/read-profile-form.ts';
import type { PostedSettings, Settings } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import { CheckedFormFrame } from './CheckedFormFrame.tsx';
import { ProfileFields, profileFieldId } from './ProfileFields.tsx';
import { profileErrorMessages, profileLabel } from './profile-messages.ts';
import { SettingsFailureNotice } from './SettingsFailureNotice.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { today } from './today.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useTypedBefore } from './use-typed-before.ts';

export interface ProfileFormProps extends Pick<Settings, 'addressElsewhere' | 'email' | 'profile'> {
  /** The form that was posted without script, shown again. */
  readonly posted: PostedSettings | null;
  readonly isSaved: boolean;
  readonly save: (before: ProfileValues, after: ProfileValues) => SettingsResult;
}

/** The customer's own details: the next order begins with them. */
export const ProfileForm = (props: ProfileFormProps) => {
  const { profile, posted, isSaved, save, addressElsewhere, email } = props;
  const { market } = useSite();
  const { t, i18n } = useLingui();
  const saved = useRef(profile);
  const form = useCheckedForm({
    initialValues: profile,
    fields: profileFields,
    check: (values: ProfileValues) => checkProfile(values, { market, today: today() }),
    send: async (values) => {
      const result = await save(saved.current, values);
      if (result.ok) saved.current = values;
      return result;
    },
    posted,
    isSent: isSaved,
  });
  const { formik, outcome, errorOf, submit } = form;
  return (
    <SettingsSection title={t`Your details`}>
      <CheckedFormFrame
        ref={useTypedBefore(formik, readProfileForm)}
        label={t`Your details`}
        count={outcome.count}
        errors={outcome.errors.map(({ field, kind }) => ({
          fieldId: profileFieldId(field),
          message: `${i18n._(profileLabel(field, formik.values.customerType, market))}: ${i18n._(profileErrorMessages[kind])}`,
        }))}
        submit={submit}
      >
        <input type="hidden" name="form" value="profile" />
        <ProfileFields
          formik={formik}
          errorOf={errorOf}
          market={market}
          hasPersonalId={profile.personalId !== ''}
          email={email}
          addressElsewhere={addressElsewhere}
        />
        <div role="status">{outcome.isSent && <Notice tone="success">{t`Your details are saved.`}</Notice>}</div>
        <SettingsFailureNotice failure={outcome.failure} />
        <div>
          <Button type="submit" busy={formik.isSubmitting}>{t`Save your details`}</Button>
        </div>
      </CheckedFormFrame>
    </SettingsSection>
  );
};
