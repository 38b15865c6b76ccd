import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Notice, Stack } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { ReviewFormProps } from '../review-form/ReviewForm.tsx';

/** Who may write: somebody who has logged in, or somebody who is shown where to, in a shop with a login (spec §4). */
export type Writing =
  | { readonly kind: 'anonymous'; readonly loginHref?: string }
  | ({ readonly kind: 'signed-in' } & ReviewFormProps);

/** Where the form stands: not asked for, on its way, lost on its way, open, or sent. */
type Step = 'closed' | 'loading' | 'lost' | 'open' | 'sent';

/** The focus goes on with each step: into the form that has opened, and to the thanks when it has gone. */
const useFocusOnStep = (step: Step) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 'open') frame.current?.querySelector('input')?.focus();
    if (step === 'sent') frame.current?.querySelector<HTMLElement>('[role=status]')?.focus();
  }, [step]);
  return frame;
};

/** The way to a review of one's own; the form's code comes when it is asked for. */
export const WriteReview = ({ writing }: { readonly writing: Writing }) => {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>('closed');
  const frame = useFocusOnStep(step);
  const [Form, setForm] = useState<ComponentType<ReviewFormProps>>();
  const open = async (): Promise<void> => {
    setStep('loading');
    try {
      const { ReviewForm } = await import('../review-form/ReviewForm.tsx');
      setForm(() => ReviewForm);
      setStep('open');
    } catch {
      setStep('lost');
    }
  };
  const isSignedIn = writing.kind === 'signed-in';
  const askedToWrite = useRef(false);
  useEffect(() => {
    // Who has logged in here to write goes on to the form.
    if (!isSignedIn || !askedToWrite.current) return;
    askedToWrite.current = false;
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
              onClick={() => void (askedToWrite.current = true)}
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
      {(step === 'closed' || step === 'loading' || step === 'lost') && (
        <Stack gap={3}>
          {step === 'lost' && (
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
