import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { useHref } from '@lyng/routing';
import { Button, Heading, Image, Notice, SelectField } from '@lyng/ui';
import { returnReasons } from '../../core/return-form.ts';
import type { ReturnChoice } from '../../core/return-form.ts';
import type { Aftercare } from '../../wire/load-aftercare.ts';
import { returnReasonTexts } from './return-messages.ts';
import { ReturnTargetFields } from './ReturnTargetFields.tsx';
import shared from '../order-page/OrderPage.module.css';
import styles from './ReturnPage.module.css';

export interface ReturnFormProps {
  readonly aftercare: Aftercare;
  /** Of a guest; empty for a customer. */
  readonly email: string;
  /** The choices of the form before its rejection. */
  readonly choice?: ReturnChoice | undefined;
  /** New for every page: a form that is posted twice counts once. */
  readonly formKey?: string | undefined;
}

/** The API reports when the last day is over: the first moment of the next. */
const lastDayOf = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

/** The returned lines of an order, with quantity and reason; below it the withdrawal from all of it. */
export const ReturnForm = ({ aftercare, email, choice = {}, formKey }: ReturnFormProps) => {
  const { t } = useLingui();
  const href = useHref();
  const language = useLanguage();
  const { orderId, canReturn, returnableUntil, withdrawal, lines } = aftercare;
  const left = lines.filter(({ returnable }) => returnable > 0);
  return (
    <>
      <p className={shared.muted}>{t`Order number ${{ orderId }}`}</p>
      {canReturn ? (
        <form method="post" action={href('register-return')} className={shared.card}>
          <ReturnTargetFields intent="register" orderId={orderId} email={email} formKey={formKey} />
          {returnableUntil && (
            <p>{t`You can return until ${{ date: formatDate(lastDayOf(returnableUntil), language) }}.`}</p>
          )}
          <ul className={styles.lines}>
            {left.map((line) => (
              <Line key={line.rowNumber} line={line} choice={choice} />
            ))}
          </ul>
          <Button type="submit" size="l" fullWidth>{t`Register the return`}</Button>
        </form>
      ) : (
        <NothingToReturn aftercare={aftercare} />
      )}
      {withdrawal && (
        <form method="post" action={href('register-return')} className={shared.card}>
          <ReturnTargetFields intent="withdrawal" orderId={orderId} email={email} />
          <Heading level={2} size="m">{t`Changed your mind about all of it?`}</Heading>
          <Button type="submit" variant="secondary">{t`Withdraw from the purchase`}</Button>
        </form>
      )}
    </>
  );
};

const NothingToReturn = ({ aftercare: { sentAt, lines, withdrawal } }: { readonly aftercare: Aftercare }) => {
  const { t } = useLingui();
  if (sentAt === null && withdrawal !== null)
    return (
      <Notice>{t`Your order has not been sent yet. You can register a return as soon as it is on its way.`}</Notice>
    );
  return (
    <Notice>
      {lines.some(({ returnable }) => returnable > 0)
        ? t`This order cannot be returned here any more. Contact customer service if something is wrong with it.`
        : t`Everything in this order is registered for return.`}
    </Notice>
  );
};

interface LineProps {
  readonly line: Aftercare['lines'][number];
  readonly choice: ReturnChoice;
}

const Line = ({ line: { rowNumber, name, brand, size, image, returnable }, choice }: LineProps) => {
  const { t, i18n } = useLingui();
  const [quantityName, reasonName] = [`quantity-${String(rowNumber)}`, `reason-${String(rowNumber)}`];
  const quantities = Array.from({ length: returnable + 1 }, (_, quantity) => String(quantity));
  return (
    <li className={styles.line}>
      <span className={shared.image}>
        {image && <Image fileName={image} alt="" sizes="80px" width={80} height={100} />}
      </span>
      <fieldset>
        <legend className={shared.about}>
          <span className={shared.muted}>{brand}</span>
          <span>{size === '' ? name : `${name}, ${size}`}</span>
        </legend>
        <div className={styles.fields}>
          <SelectField
            label={t`Quantity`}
            name={quantityName}
            defaultValue={choice[quantityName]}
            options={quantities.map((value) => ({ value, label: value }))}
          />
          <SelectField
            label={t`Reason`}
            name={reasonName}
            defaultValue={choice[reasonName]}
            options={[
              { value: '', label: t`Choose a reason` },
              ...returnReasons.map((value) => ({ value, label: i18n._(returnReasonTexts[value]) })),
            ]}
          />
        </div>
      </fieldset>
    </li>
  );
};
