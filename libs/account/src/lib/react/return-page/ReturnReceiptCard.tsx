import { useLingui } from '@lingui/react/macro';
import { Heading, Notice, SummaryList } from '@lyng/ui';
import type { ReturnReceipt } from '../../wire/load-return-receipt.ts';
import shared from '../order-page/OrderPage.module.css';
import styles from './ReturnPage.module.css';

/** The receipt of a return or a withdrawal, with the code to show where the parcel is handed in. */
export const ReturnReceiptCard = ({ receipt }: { readonly receipt: ReturnReceipt }) => {
  const { t } = useLingui();
  const { number, orderId, createdAtFormatted, lines, label, refundedFormatted, receivedAt } = receipt;
  return (
    <>
      <section className={shared.card} aria-label={t`Receipt`}>
        <SummaryList
          rows={[
            { label: t`Registered`, value: createdAtFormatted },
            { label: t`Return number`, value: number },
            { label: t`Order number`, value: orderId },
            ...(refundedFormatted === null ? [] : [{ label: t`Paid back`, value: refundedFormatted }]),
          ]}
        />
        <ul className={styles.items}>
          {lines.map(({ name, brand, size, quantity }) => (
            <li key={`${brand} ${name} ${size}`}>
              {`${String(quantity)} × ${[brand, name, size].filter(Boolean).join(', ')}`}
            </li>
          ))}
        </ul>
        <p className={shared.muted}>{t`We have sent the receipt to your email address.`}</p>
      </section>
      {label && receivedAt === null && <Label label={label} />}
      {label && receivedAt !== null && <Notice tone="success">{t`We have received your parcel.`}</Notice>}
    </>
  );
};

const Label = ({
  label: { carrier, code, qrPath, qrSize, address },
}: {
  readonly label: NonNullable<ReturnReceipt['label']>;
}) => {
  const { t } = useLingui();
  return (
    <section className={shared.card} aria-label={t`Return label`}>
      <Heading level={2} size="m">{t`Return label`}</Heading>
      <p>{t`Hand in the parcel at ${{ carrier }} and show this code. They print the label, so you need no printer.`}</p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${String(qrSize)} ${String(qrSize)}`}
        role="img"
        aria-label={t`QR code ${{ code }}`}
      >
        <path d={qrPath} />
      </svg>
      <p className={styles.codeText}>{code}</p>
      <address className={shared.about}>
        {address.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </address>
    </section>
  );
};
