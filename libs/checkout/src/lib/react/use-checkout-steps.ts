import { useCallback, useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { isLaterStep, parseStep } from '../core/checkout-steps.ts';
import type { CheckoutStep, StepReached } from '../core/checkout-steps.ts';
import { fieldId } from './form-field/FormTextField.tsx';
import { useLatest } from './use-latest.ts';

/** The step as the address has it, and the way to change it. */
export interface StepInAddress {
  /** The value of `?step=`. */
  readonly step: CheckoutStep;
  readonly onStep: (step: CheckoutStep, how: { readonly replace: boolean }) => void;
}

export interface CheckoutSteps {
  readonly goTo: (step: CheckoutStep) => void;
  /** The shopper is at work somewhere in the form: a later step than before is one step on. */
  readonly onWork: (event: SyntheticEvent) => void;
}

/** Moves the focus to the obstacle before the requested step, else to the step's heading. */
const focusStep = ({ step, missing }: StepReached): void => {
  const field = missing && document.getElementById(fieldId(missing));
  const heading = document.querySelector(`[data-step="${step}"] h2`);
  if (!field) heading?.setAttribute('tabindex', '-1');
  (field ?? (heading instanceof HTMLElement ? heading : null))?.focus();
};

/**
 * Keeps the address at the current step, one history entry for each, so that Back goes one step back and nothing typed
 * is lost. An address leads no further than what is filled in.
 */
export function useCheckoutSteps(
  { step: requested, onStep }: StepInAddress,
  isRestored: boolean,
  reach: (step: CheckoutStep) => StepReached,
): CheckoutSteps {
  const latest = useLatest({ onStep, reach });
  /** The current step; the address follows, or leads when it was changed from outside. */
  const current = useRef<CheckoutStep>('details');

  useEffect(() => {
    if (!isRestored || requested === current.current) return;
    const reached = latest.current.reach(requested);
    current.current = reached.step;
    if (reached.step !== requested) latest.current.onStep(reached.step, { replace: true });
    focusStep(reached);
  }, [latest, requested, isRestored]);

  const goTo = useCallback(
    (step: CheckoutStep): void => {
      const reached = latest.current.reach(step);
      if (reached.step !== current.current) latest.current.onStep(reached.step, { replace: false });
      current.current = reached.step;
      focusStep(reached);
    },
    [latest],
  );

  const onWork = useCallback(
    (event: SyntheticEvent): void => {
      const section = event.target instanceof Element ? event.target.closest('[data-step]') : null;
      const step = parseStep(section?.getAttribute('data-step'));
      if (!isLaterStep(step, current.current)) return;
      const reached = latest.current.reach(step).step;
      if (!isLaterStep(reached, current.current)) return;
      current.current = reached;
      latest.current.onStep(reached, { replace: false });
    },
    [latest],
  );

  return { goTo, onWork };
}
