import type { MarketAlias } from '@lyng/model';
import { formOf } from '../testing/form-of.ts';
import { makeProfile } from '../testing/make-profile.ts';
import { checkProfile } from './profile.ts';
import type { ProfileValues } from './profile.ts';
import { profileChange } from './profile-change.ts';
import { readProfileForm } from './read-profile-form.ts';

const today = { year: 2026, month: 6, day: 1 };
const inMarket = (market: MarketAlias) => ({ market, today });
const dk = inMarket('dk');

describe('the rules of a profile', () => {
  it.each<[string, Partial<ProfileValues>, MarketAlias, readonly string[]]>([
    ['may be empty', {}, 'dk', []],
    ['may have a name alone', { firstName: 'Åse' }, 'dk', []],
    ['needs a valid phone number', { mobile: '123' }, 'dk', ['mobile phone']],
    ['takes a number of the market', { mobile: '20 12 34 56' }, 'dk', []],
    ['needs no half an address', { zip: '2100' }, 'dk', ['addressLine1 required', 'city required']],
    ['needs a postal code of the market', { addressLine1: 'A 1', zip: '114 18', city: 'B' }, 'dk', ['zip zip']],
    ['takes a postal code of the market', { addressLine1: 'A 1', zip: '114 18', city: 'B' }, 'se', []],
    ['has short fields', { lastName: 'x'.repeat(101) }, 'dk', ['lastName too-long']],
    ['takes a business without a number', { customerType: 'ORGANIZATION' }, 'dk', []],
    ['takes a business', { customerType: 'ORGANIZATION', personalId: '13585628' }, 'dk', []],
    [
      'needs the right check digit',
      { customerType: 'ORGANIZATION', personalId: '13585629' },
      'dk',
      ['personalId organisation-id'],
    ],
    ['knows how a person’s number is written', { personalId: '12' }, 'dk', ['personalId personal-id-format']],
    ['knows dates of birth', { personalId: '310299-1234' }, 'dk', ['personalId personal-id-date']],
    ['has no company of a person', { company: 'x'.repeat(101) }, 'dk', []],
  ])('%s [ACC-02]', (_rule, typed, market, errors) => {
    const found = checkProfile(makeProfile(typed), inMarket(market));
    expect(found.map(({ field, kind }) => `${field} ${kind}`)).toEqual(errors);
  });
});

describe('what is sent', () => {
  const address = { addressLine1: 'Vej 1', zip: '2100', city: 'København' };
  const rest = { addressLine2: '', careOf: '', entryCode: '', country: 'DK' };
  const business = { customerType: 'ORGANIZATION' } as const;

  it.each<[string, Partial<ProfileValues>, Partial<ProfileValues>, object]>([
    ['nothing that stays', address, address, {}],
    ['one choice', {}, { newsletter: true }, { newsletter: true }],
    ['a type, a gender', {}, { ...business, gender: 'MAN' }, { ...business, gender: 'MAN' }],
    [
      'a name without the address',
      address,
      { ...address, firstName: ' Åse  Lund' },
      { address: { firstName: 'Åse Lund' } },
    ],
    ['a phone number as the registers write it', {}, { mobile: '20 12 34 56' }, { address: { mobile: '+4520123456' } }],
    [
      'a number as the registers write it',
      business,
      { ...business, personalId: 'DK 13 58 56 28' },
      { personalId: '13585628' },
    ],
    [
      'an address as one, with its country',
      { ...address, careOf: 'Bo' },
      { addressLine1: 'Vej 2', zip: 'DK-8000', city: 'Aarhus' },
      { address: { ...rest, addressLine1: 'Vej 2', zip: '8000', city: 'Aarhus' } },
    ],
    ['an address that is removed', address, {}, { address: { ...rest, addressLine1: '', zip: '', city: '' } }],
  ])('is %s [ACC-02, ACC-08]', (_what, before, after, change) => {
    expect(profileChange(makeProfile(before), makeProfile(after), dk)).toEqual(change);
  });
});

describe('a posted profile', () => {
  it('is read with what its form does not show [ACC-02]', () => {
    const known = makeProfile({ personalId: '1', company: 'Lyng', newsletter: true });
    const typed = { firstName: 'Åse', gender: 'WOMAN', customerType: 'ORGANIZATION', zip: '' };
    expect(readProfileForm(formOf(typed), known)).toEqual({ ...known, ...typed, newsletter: false });
    expect(readProfileForm(formOf({ newsletter: 'on' }), known)).toEqual(known);
  });

  it('has no choices of its own making', () => {
    const known = makeProfile();
    expect(readProfileForm(formOf({ gender: 'X', customerType: 'ROBOT' }), known)).toEqual(known);
  });
});
