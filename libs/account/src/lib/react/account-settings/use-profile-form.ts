import type { MarketAlias } from '@lyng/model';
import { useFormik } from 'formik';
import type { FormikContextType } from 'formik';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { checkProfile, profileFields } from '../../core/profile.ts';
import type { ProfileError, ProfileErrorKind, ProfileValues } from '../../core/profile.ts';
import { readProfileForm } from '../../core/read-profile-form.ts';
import type { PostedSettings, SettingsFailure } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import { profileSchema } from './profile-schema.ts';
import { today } from './today.ts';
import { useTypedBefore } from './use-typed-before.ts';

export interface ProfileFormRequest {
  readonly market: MarketAlias;
  /** As it is saved. */
  readonly profile: ProfileValues;
  /** The form that was posted without script, shown again. */
  readonly posted: PostedSettings | null;
  readonly isSaved: boolean;
  readonly save: (before: ProfileValues, after: ProfileValues) => SettingsResult;
}

/** The result of the last submit. */
export interface ProfileOutcome {
  /** The number of submits. */
  readonly count: number;
  readonly errors: readonly ProfileError[];
  readonly failure: SettingsFailure | null;
  readonly isSaved: boolean;
}

export interface ProfileFormState {
  readonly formik: FormikContextType<ProfileValues>;
  readonly outcome: ProfileOutcome;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: () => Promise<void>;
}

const touched = Object.fromEntries(profileFields.map((field) => [field, true]));

const first = ({ market, posted, isSaved }: ProfileFormRequest): ProfileOutcome => ({
  count: 0,
  errors: posted?.values ? checkProfile(posted.values, { market, today: today() }) : [],
  failure: posted?.failure ?? null,
  isSaved: isSaved && !posted,
});

/** The values of the profile, and their submit: one at a time, and only when every field is valid. */
export function useProfileForm(request: ProfileFormRequest): ProfileFormState {
  const { market, profile, posted, save } = request;
  const [outcome, setOutcome] = useState(() => first(request));
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const saved = useRef(profile);
  const formik = useFormik<ProfileValues>({
    initialValues: posted?.values ?? profile,
    ...(outcome.errors.length > 0 && {
      initialErrors: Object.fromEntries(outcome.errors.map(({ field, kind }) => [field, kind])),
      initialTouched: touched,
    }),
    validationSchema: () => profileSchema({ market, today: today() }),
    // An error that appears when a field is left moves the button away from the press.
    validateOnBlur: false,
    validateOnChange: outcome.count > 0 || outcome.errors.length > 0,
    onSubmit: () => undefined,
  });
  useTypedBefore(element, formik, readProfileForm);

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    await formik.setTouched(touched, false);
    const found = await formik.validateForm();
    const errors = profileFields.flatMap((field) => {
      const kind = found[field];
      return kind ? [{ field, kind: kind as ProfileErrorKind }] : [];
    });
    const { values } = formik;
    setOutcome(({ count }) => ({ count: count + 1, errors, failure: null, isSaved: false }));
    if (errors.length === 0) {
      formik.setSubmitting(true);
      const result = await save(saved.current, values);
      formik.setSubmitting(false);
      if (result.ok) saved.current = values;
      setOutcome((now) => ({ ...now, failure: result.ok ? null : result.error, isSaved: result.ok }));
    }
    isSending.current = false;
  };
  return { formik, outcome, element, submit };
}
