import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import type { Language } from '@lyng/model';
import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { appContext } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { action } from './data.ts';

/** Posts the footer's form to the newsletter page. */
async function post(gateway: CommerceGateway, fields: Readonly<Record<string, string>>, language: Language = 'da') {
  const app: Partial<AppContext> = { gateway, href: createHref(makeSite({ language })) };
  const request = new Request('https://dk.localhost/nyhedsbrev', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const context = new RouterContextProvider(new Map([[appContext, app as AppContext]]));
  return action({ request, context, params: {} } as unknown as ActionFunctionArgs);
}

const accepting = schemaGateway({ subscribeToNewsletter: () => true });

describe('a sign-up for the newsletter', () => {
  it.each([
    ['da', '/nyhedsbrev?done=1'],
    ['fi', '/uutiskirje?done=1'],
  ] as const)(
    'in %s redirects to %s, where a reload posts nothing again [ACC-09, SHOP-13]',
    async (language, location) => {
      const response = (await post(accepting, { email: 'anna@example.com' }, language)) as Response;
      expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    },
  );

  it.each<[Readonly<Record<string, string>>, CommerceFailure | null, string, number]>([
    [{}, null, 'invalid-email', 422],
    [{ email: 'anna@example' }, null, 'invalid-email', 422],
    [{ email: 'anna@example.com' }, { kind: 'rejected', code: 'TooManyRequests', message: '' }, 'too-many', 429],
    [{ email: 'anna@example.com' }, { kind: 'unreachable' }, 'unavailable', 503],
  ])(
    'of %j with %j is rejected as %s, with what was typed [ACC-09, SHOP-13]',
    async (fields, failure, kind, status) => {
      const gateway = failure ? failingGateway(failure) : accepting;
      expect(await post(gateway, fields)).toMatchObject({
        data: { failure: { kind }, email: fields['email'] ?? '' },
        init: { status },
      });
    },
  );
});
