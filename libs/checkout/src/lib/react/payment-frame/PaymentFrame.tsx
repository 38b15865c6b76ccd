import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Cluster, Heading, Notice, Skeleton } from '@lyng/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { frameAddress, parseFrameMessage } from '../../core/framed-payment.ts';
import type { FramedPayment } from '../../core/framed-payment.ts';
import { useLatest } from '../use-latest.ts';
import styles from './PaymentFrame.module.css';

/** Timeout in ms for the provider's page to appear before another way is offered. */
const FRAME_TIMEOUT_MS = 8000;

export interface PaymentFrameProps {
  readonly payment: FramedPayment;
  /** There is nothing more to do in the frame; the server knows how it ended. */
  readonly onSettled: () => void;
  /** The shopper wants back to the form. */
  readonly onAbandoned: () => void;
}

/** The provider's page, in a frame. Its messages are accepted only from that very frame and about this payment. */
export const PaymentFrame = ({ payment, onSettled, onAbandoned }: PaymentFrameProps): ReactNode => {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [isTimedOut, setIsTimedOut] = useState(false);
  const latest = useLatest({ onSettled, onAbandoned });
  const isShown = height !== null;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      if (!event.source || event.source !== frame.current?.contentWindow) return;
      const message = parseFrameMessage(event, payment);
      if (message?.kind === 'shown') setHeight(message.height);
      if (message?.kind === 'settled') latest.current.onSettled();
      if (message?.kind === 'abandoned') latest.current.onAbandoned();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [latest, payment]);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setIsTimedOut(true), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  return (
    <section className={styles.payment} aria-labelledby={headingId} aria-busy={!isShown}>
      <Heading level={2} id={headingId} ref={heading} tabIndex={-1}>{t`Pay for your order`}</Heading>
      {!isShown && !isTimedOut && <Skeleton lines={6} />}
      {!isShown && isTimedOut && (
        <Notice tone="warning" announce title={t`The payment form takes long to appear`}>
          <Cluster gap={3}>
            <ButtonLink href={payment.url} target="_top">{t`Pay on a page of its own`}</ButtonLink>
            <Button variant="secondary" onClick={onAbandoned}>{t`Back to checkout`}</Button>
          </Cluster>
        </Notice>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        title={t`Payment form`}
        src={frameAddress(payment)}
        height={height ?? undefined}
        data-shown={isShown}
        sandbox="allow-forms allow-same-origin allow-scripts allow-top-navigation-by-user-activation"
      />
    </section>
  );
};
