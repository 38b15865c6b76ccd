import { documentCookies } from '@lyng/browser';
import { optionalPurposes } from '../core/consent/consent.ts';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { parseConsent, printConsent, readConsentCookie, writeConsentCookie } from './consent-cookie.ts';
import { isConsentMessage } from './consent-message.ts';

const everyChoice: readonly (readonly OptionalPurpose[])[] = optionalPurposes.reduce<
  readonly (readonly OptionalPurpose[])[]
>((choices, purpose) => [...choices, ...choices.map((choice) => [...choice, purpose])], [[]]);

describe('parseConsent', () => {
  it.each([
    [undefined],
    [''],
    ['1'],
    ['1.statistics'],
    ['2.necessary.statistics'],
    ['1.necessary.'],
    ['1.necessary.statistics.statistics'],
    ['1.necessary.marketing.statistics'],
    ['1.necessary.statistics.advertising'],
    ['1.Necessary.Statistics'],
    [' 1.necessary'],
    [['1', 'necessary']],
  ])('does not accept %j as a choice [UI-10]', (value) => {
    expect(parseConsent(value)).toBeNull();
  });

  it.each(everyChoice.map((choice) => [choice]))('reads %j as it was written', (choice) => {
    expect(parseConsent(printConsent(choice))).toEqual(choice);
  });
});

describe('the cookie', () => {
  const page = (cookie: string) => {
    const written: string[] = [];
    const document = {
      get cookie() {
        return cookie;
      },
      set cookie(line: string) {
        written.push(line);
      },
    };
    return { written, jar: documentCookies(document, true) };
  };

  it('is first-party, lasts 365 days for the complete shop, and is not sent with requests of another site [UI-10]', () => {
    const { jar, written } = page('');
    writeConsentCookie(jar, ['statistics']);
    expect(written).toEqual(['ralph-consent=1.necessary.statistics; Max-Age=31536000; Path=/; SameSite=Lax; Secure']);
  });

  it.each([
    ['ralph-cart=abc', null],
    ['ralph-cart=abc; ralph-consent=1.necessary', []],
    ['ralph-consent=1.necessary.marketing; ralph-consent=1.necessary', ['marketing']],
  ])('among %j is read as %j', (cookies, choice) => {
    expect(readConsentCookie(page(cookies).jar)).toEqual(choice);
  });
});

describe('isConsentMessage', () => {
  it.each<[unknown, boolean]>([
    [{ type: 'consent-chosen', value: '1.necessary' }, true],
    [{ type: 'consent-chosen', value: '2.necessary' }, false],
    [{ type: 'consent-chosen' }, false],
    [{ type: 'cart', value: '1.necessary' }, false],
    [null, false],
  ])('of %j is %s', (message, understood) => {
    expect(isConsentMessage(message)).toBe(understood);
  });
});
