import { useLingui } from '@lingui/react/macro';
import { waitForStyles } from '@lyng/feature';
import { Button, ButtonLink, Notice, Stack } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { ReviewFormProps } from '../review-form/ReviewForm.tsx';

/** The permission to write: for a logged-in shopper, or for one who gets a login link, in a shop with a login. */
export type Writing =
  | { readonly kind: 'anonymous'; readonly loginHref?: string }
  | ({ readonly kind: 'signed-in' } & ReviewFormProps);

/** The state of the form: closed, loading, failed to load, open, or sent. */
type Step = 'closed' | 'loading' | 'failed' | 'open' | 'sent';

/** The focus follows each step: to the opened form, and to the thanks after sending. */
const useFocusOnStep = (step: Step) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 'open') frame.current?.querySelector('input')?.focus();
    if (step === 'sent') frame.current?.querySelector<HTMLElement>('[role=status]')?.focus();
  }, [step]);
  return frame;
};

/** Opens the review form, whose code is loaded on demand. */
export const WriteReview = ({ writing }: { readonly writing: Writing }) => {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>('closed');
  const frame = useFocusOnStep(step);
  const [Form, setForm] = useState<ComponentType<ReviewFormProps>>();
  const open = async (): Promise<void> => {
    setStep('loading');
    try {
      const [{ ReviewForm }] = await Promise.all([import('../review-form/ReviewForm.tsx'), waitForStyles()]);
      setForm(() => ReviewForm);
      setStep('open');
    } catch {
      setStep('failed');
    }
  };
  const isSignedIn = writing.kind === 'signed-in';
  const hasStartedLogin = useRef(false);
  useEffect(() => {
    // A shopper who has logged in here to write continues with the form.
    if (!isSignedIn || !hasStartedLogin.current) return;
    hasStartedLogin.current = false;
    void open();
  }, [isSignedIn]);
  if (!isSignedIn) {
    return (
      <Stack gap={3}>
        <p>{t`Only shoppers who have logged in can write a review, one for each product.`}</p>
        {writing.loginHref !== undefined && (
          <div>
            <ButtonLink
              variant="secondary"
              href={writing.loginHref}
              onClick={() => void (hasStartedLogin.current = true)}
            >{t`Log in to write a review`}</ButtonLink>
          </div>
        )}
      </Stack>
    );
  }
  const posted = (): void => {
    setStep('sent');
    writing.onPosted();
  };
  return (
    <div ref={frame}>
      {(step === 'closed' || step === 'loading' || step === 'failed') && (
        <Stack gap={3}>
          {step === 'failed' && (
            <Notice tone="danger" announce>
              {t`The form could not be loaded. Try again.`}
            </Notice>
          )}
          <div>
            <Button
              variant="secondary"
              busy={step === 'loading'}
              onClick={() => void open()}
            >{t`Write a review`}</Button>
          </div>
        </Stack>
      )}
      {step === 'open' && Form && <Form {...writing} onPosted={posted} />}
      <div role="status" tabIndex={-1}>
        {step === 'sent' && (
          <Notice tone="success" title={t`Thank you for your review`}>{t`It is shown here now.`}</Notice>
        )}
      </div>
    </div>
  );
};
