import { useLingui } from '@lingui/react/macro';
import { Button, ErrorSummary, Notice, Stack, filledFieldsProps } from '@lyng/ui';
import type { Settings } from '../../core/settings.ts';
import { ProfileFields, profileFieldId } from './ProfileFields.tsx';
import { profileErrorMessage, profileLabel } from './profile-messages.ts';
import { settingsFailureMessage } from './settings-messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useProfileForm } from './use-profile-form.ts';
import type { ProfileFormRequest } from './use-profile-form.ts';

export interface ProfileFormProps extends ProfileFormRequest, Pick<Settings, 'addressElsewhere' | 'email'> {
  /** The address to which the form posts without script. */
  readonly action: string;
}

/** The customer's own details: the next order begins with them. */
export const ProfileForm = ({ action, addressElsewhere, email, ...request }: ProfileFormProps) => {
  const { t, i18n } = useLingui();
  const { formik, outcome, element, submit } = useProfileForm(request);
  const { market, profile } = request;
  const { customerType } = formik.values;
  return (
    <SettingsSection title={t`Your details`}>
      <form
        ref={element}
        noValidate
        method="post"
        action={action}
        aria-label={t`Your details`}
        {...filledFieldsProps}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={4}>
          <input type="hidden" name="form" value="profile" />
          <ErrorSummary
            key={outcome.count}
            title={t`Please correct these fields`}
            errors={outcome.errors.map(({ field, kind }) => ({
              fieldId: profileFieldId(field),
              message: `${i18n._(profileLabel(field, customerType, market))}: ${i18n._(profileErrorMessage(kind))}`,
            }))}
          />
          <ProfileFields
            formik={formik}
            market={market}
            hasPersonalId={profile.personalId !== ''}
            email={email}
            addressElsewhere={addressElsewhere}
          />
          <div role="status">{outcome.isSaved && <Notice tone="success">{t`Your details are saved.`}</Notice>}</div>
          {outcome.failure && (
            <Notice tone="danger" announce>
              {i18n._(settingsFailureMessage(outcome.failure))}
            </Notice>
          )}
          <div>
            <Button type="submit" busy={formik.isSubmitting}>{t`Save your details`}</Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
};
