import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import type { Sku } from '@lyng/model';
import { Button, SelectField, TextField } from '@lyng/ui';
import { useState } from 'react';

export interface StockAlertFieldsProps {
  readonly isComing: boolean;
  readonly sizes: readonly Sku[];
  readonly skuId: number | null;
  readonly email: string | undefined;
  readonly emailId: string;
  readonly emailError: string | undefined;
  readonly isSending: boolean;
  /** The page is hydrated and handles the submit. */
  readonly isHydrated: boolean;
}

/** The size that is waited for, when it comes, and the email address. */
export const StockAlertFields = ({
  isComing,
  sizes,
  skuId,
  email,
  emailId,
  emailError,
  isSending,
  isHydrated,
}: StockAlertFieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const chosen = sizes.find((sku) => sku.skuId === skuId) ?? sizes[0];
  const [waitedFor, setWaitedFor] = useState(chosen?.skuId);
  const incoming = sizes.find((sku) => sku.skuId === waitedFor)?.stock.incoming;
  const day = incoming ? formatDate(incoming, language) : '';
  return (
    <>
      {sizes.length > 1 ? (
        <SelectField
          label={t`Size`}
          name="skuId"
          options={sizes.map((sku) => ({ value: String(sku.skuId), label: sku.name }))}
          {...(isHydrated
            ? { value: waitedFor, onChange: ({ currentTarget }) => setWaitedFor(Number(currentTarget.value)) }
            : { defaultValue: waitedFor })}
        />
      ) : (
        <input type="hidden" name="skuId" value={chosen?.skuId} />
      )}
      {day !== '' && <p>{isComing ? t`We expect it on ${day}.` : t`We expect more on ${day}.`}</p>}
      <TextField
        id={emailId}
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
        hint={
          isComing
            ? t`We write once, when the size is here, and then delete your address.`
            : t`We write once, when the size is back, and then delete your address.`
        }
        error={emailError}
      />
      <Button type="submit" variant="secondary" busy={isSending}>{t`Notify me`}</Button>
    </>
  );
};
