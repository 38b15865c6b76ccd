import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { optionalPurposes, purposesAmong } from '../core/consent/consent.ts';
import { consentChosen } from '../state/consent-slice.ts';

export interface ConsentActions {
  readonly acceptAll: () => void;
  readonly reject: () => void;
  /** Allows the purposes named, and no others. */
  readonly allow: (names: readonly string[]) => void;
}

export function useConsentActions(): ConsentActions {
  const dispatch = useDispatch();
  return useMemo(() => {
    const allow: ConsentActions['allow'] = (names) => void dispatch(consentChosen(purposesAmong(names)));
    return { allow, acceptAll: () => allow(optionalPurposes), reject: () => allow([]) };
  }, [dispatch]);
}
