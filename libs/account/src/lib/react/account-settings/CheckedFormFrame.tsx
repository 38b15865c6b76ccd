import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ErrorSummary, Stack, filledFieldsProps } from '@lyng/ui';
import type { ErrorSummaryProps } from '@lyng/ui';
import type { ComponentProps } from 'react';

export interface CheckedFormFrameProps extends Pick<ComponentProps<'form'>, 'children' | 'ref'> {
  readonly label: string;
  /** The number of submits. */
  readonly count: number;
  readonly errors: ErrorSummaryProps['errors'];
  readonly submit: () => Promise<void>;
}

/** A form of the settings, with a summary of what was wrong at the last submit. */
export const CheckedFormFrame = ({ label, count, errors, submit, children, ...form }: CheckedFormFrameProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <form
      {...form}
      noValidate
      method="post"
      action={href('account-settings')}
      aria-label={label}
      {...filledFieldsProps}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={4}>
        <ErrorSummary key={count} title={t`Please correct these fields`} errors={errors} />
        {children}
      </Stack>
    </form>
  );
};
