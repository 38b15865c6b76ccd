import type { CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { appContext } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { action } from './data.ts';

/** Posts a form of the page, as a browser without script does. */
async function post(fields: Readonly<Record<string, string>>, gateway?: CommerceGateway, isDone = true) {
  const sent: unknown[] = [];
  const accepting = schemaGateway({
    updateMembership: ({ membership }: { readonly membership: object }) => (sent.push({ ...membership }), null),
  });
  const memberContact = {
    setMember: async (isMember: boolean) => (sent.push({ isMember }), isDone),
    remove: async () => isDone,
  };
  const visitor = () => ({ userId: '8' });
  const app = { ...createTestApp({ ports: { memberContact, visitor } }), gateway: gateway ?? accepting };
  const request = new Request('https://dk.localhost/min-konto/medlemskab', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  const response: unknown = await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
  return { sent, response };
}

describe('a form of the membership page', () => {
  it.each([
    [{ intent: 'join' }, { isMember: true }],
    [{ intent: 'leave' }, { isMember: false }],
    [
      { intent: 'preferences', acceptsSms: 'on' },
      { acceptsEmail: false, acceptsSms: true },
    ],
  ])('%j changes %j and shows the page again [LOY-03, LOY-10, SPEC-9]', async (fields, change) => {
    const { sent, response } = await post(fields);
    expect(sent).toEqual([change]);
    const { status, headers } = response as Response;
    expect([status, headers.get('location')]).toEqual([303, '/min-konto/medlemskab']);
  });

  it('that joins is shown again when the programme is down', async () => {
    const { response } = await post({ intent: 'join' }, undefined, false);
    expect(response).toMatchObject({ data: { failure: { kind: 'unavailable' } }, init: { status: 503 } });
  });

  it('shows its choices again when nothing was saved', async () => {
    const { response } = await post(
      { intent: 'preferences', acceptsEmail: 'on' },
      failingGateway({ kind: 'unreachable' }),
    );
    expect(response).toMatchObject({
      data: { failure: { kind: 'unavailable' }, preferences: { acceptsEmail: true, acceptsSms: false } },
      init: { status: 503 },
    });
  });

  it('is rejected when the page has no such form', async () => {
    await expect(post({ intent: 'delete-everything' })).rejects.toMatchObject({ init: { status: 400 } });
  });
});
