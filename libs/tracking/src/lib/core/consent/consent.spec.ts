import { cookieNames } from '@lyng/browser';
import { isAllowed, optionalPurposes } from './consent.ts';
import type { Consent, ConsentPurpose } from './consent.ts';
import { forbiddenData, storedData } from './stored-data.ts';

const unread: Consent = { kind: 'unread' };
const undecided: Consent = { kind: 'undecided' };
const rejected: Consent = { kind: 'decided', allowed: [] };
const some: Consent = { kind: 'decided', allowed: ['statistics'] };
const all: Consent = { kind: 'decided', allowed: optionalPurposes };

describe('isAllowed', () => {
  it.each<[string, Consent, readonly ConsentPurpose[]]>([
    ['unread', unread, ['necessary']],
    ['undecided', undecided, ['necessary']],
    ['refused', rejected, ['necessary']],
    ['statistics only', some, ['necessary', 'statistics']],
    ['all', all, ['necessary', 'preferences', 'statistics', 'marketing']],
  ])('when %s allows exactly that [TRK-11]', (_name, consent, allowed) => {
    expect((['necessary', ...optionalPurposes] as const).filter((purpose) => isAllowed(consent, purpose))).toEqual(
      allowed,
    );
  });
});

describe('the list of what is stored', () => {
  const names = storedData.flatMap((data) => data.names);

  it('names nothing twice', () => {
    expect(names).toHaveLength(new Set(names).size);
  });

  it('has every cookie of the shop', () => {
    expect(Object.values(cookieNames).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('keeps nothing longer than 365 days', () => {
    expect(storedData.filter(({ lifetime }) => lifetime.kind === 'days' && lifetime.days > 365)).toEqual([]);
  });
});

describe('forbiddenData', () => {
  const purposesOf = (consent: Consent) => new Set(forbiddenData(consent).map(({ purpose }) => purpose));

  it('is nothing while the choice is not known', () => {
    expect(forbiddenData(unread)).toEqual([]);
  });

  it('is everything that needs permission, unless there is one [TRK-11]', () => {
    expect(purposesOf(undecided)).toEqual(new Set(['preferences', 'statistics', 'marketing']));
    expect(purposesOf(rejected)).toEqual(new Set(['preferences', 'statistics', 'marketing']));
    expect(purposesOf(some)).toEqual(new Set(['preferences', 'marketing']));
    expect(purposesOf({ kind: 'decided', allowed: ['marketing'] })).toEqual(new Set(['preferences', 'statistics']));
    expect(forbiddenData(all)).toEqual([]);
  });
});
