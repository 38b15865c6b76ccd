import { useLingui } from '@lingui/react/macro';
import { Button, Notice, Skeleton } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PaymentSession } from '../../core/payment-session.ts';
import type { MountedPayment, PaymentAdapter, PaymentPorts } from '../../wire/payment/payment-port.ts';
import { useLatest } from '../use-latest.ts';

export interface EmbeddedPaymentProps {
  readonly session: Extract<PaymentSession, { kind: 'embedded' }>;
  /** The order is changing on the server: the provider's form waits. */
  readonly suspended: boolean;
  readonly mayGoOn: PaymentPorts['mayGoOn'];
}

/**
 * The provider's own form. It is created once per session and only notified of changes, so that nothing typed in it is
 * lost.
 */
export const EmbeddedPayment = ({ session, suspended, mayGoOn }: EmbeddedPaymentProps): ReactNode => {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<MountedPayment | null>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const latest = useLatest(mayGoOn);
  const { provider, snippet, key } = session;

  useEffect(() => {
    let form: MountedPayment | null = null;
    let left = false;
    const leave = (): void => {
      form?.unmount();
      form = null;
      setMounted(null);
    };
    const lost = (): void => {
      if (left) return;
      leave();
      setFailed(true);
    };
    const mount = async (): Promise<void> => {
      const adapter = await adapters[provider]();
      if (left || !container.current) return;
      form = adapter.mount(container.current, snippet, { mayGoOn: (submission) => latest.current(submission), lost });
      setMounted(form);
    };
    mount().catch(lost);
    return () => {
      left = true;
      leave();
    };
  }, [latest, provider, snippet, key, tries]);

  useEffect(() => {
    if (!mounted || !suspended) return;
    mounted.suspend();
    return () => mounted.resume();
  }, [mounted, suspended]);

  return (
    <section aria-label={t`Payment with ${{ provider: providerNames[provider] }}`} aria-busy={suspended || !mounted}>
      {failed ? (
        <Notice tone="danger" announce title={t`The payment form could not be loaded`}>
          <Button
            variant="secondary"
            onClick={() => {
              setFailed(false);
              setTries(tries + 1);
            }}
          >{t`Try again`}</Button>
        </Notice>
      ) : (
        !mounted && <Skeleton lines={4} />
      )}
      <div ref={container} />
    </section>
  );
};

/** The code for a provider's form is loaded only when it is used. */
const adapters: Readonly<Record<EmbeddedPaymentProps['session']['provider'], () => Promise<PaymentAdapter>>> = {
  KLARNA: async () => (await import('../../wire/payment/klarna-adapter.ts')).klarnaAdapter,
  AVARDA: async () => (await import('../../wire/payment/avarda-adapter.ts')).avardaAdapter,
};

const providerNames = { AVARDA: 'Avarda', KLARNA: 'Klarna' } as const;
