import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { optionalPurposes, purposesAmong } from '../core/consent/consent.ts';
import { consentChosen } from '../state/consent-slice.ts';

/** The ways to answer. */
export interface ConsentAnswers {
  readonly acceptAll: () => void;
  readonly reject: () => void;
  /** Allows the purposes named, and no others. */
  readonly allow: (names: readonly string[]) => void;
}

/** Answers for this shopper. */
export function useConsentAnswers(): ConsentAnswers {
  const dispatch = useDispatch();
  return useMemo(() => {
    const allow: ConsentAnswers['allow'] = (names) => void dispatch(consentChosen(purposesAmong(names)));
    return { allow, acceptAll: () => allow(optionalPurposes), reject: () => allow([]) };
  }, [dispatch]);
}
