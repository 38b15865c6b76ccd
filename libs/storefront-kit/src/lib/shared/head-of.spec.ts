import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { createTestApp } from '@lyng/feature/testing';
import { testFrame } from '../testing/make-storefront.ts';
import { headOf } from './head-of.ts';

type Page = Parameters<typeof headOf>[0];

const app = createTestApp();
const { errorTitle } = testFrame;
// Only the ids of the matches are read.
const matches = ['root', 'page', 'category:0'].map((id) => ({ route: { id } })) as unknown as Page['matches'];

describe('headOf', () => {
  it('uses the head of the deepest page that has one', () => {
    const loaderData = {
      root: { menus: null, head: { title: 'Frame' } },
      'category:0': { head: { title: 'Shoes | Lyng' } },
    };
    expect(headOf({ errors: null, loaderData, matches }, app, errorTitle)).toEqual({ title: 'Shoes | Lyng' });
  });

  it.each([[{}], [{ 'category:0': null }], [{ 'category:0': 'text' }], [{ 'category:0': { page: 1 } }]])(
    'is the shop’s name for pages without one: %j',
    (loaderData) => {
      expect(headOf({ errors: null, loaderData, matches }, app, errorTitle)).toEqual({ title: 'Lyng' });
    },
  );

  it.each([
    [new ErrorResponse(404, '', null), 'Not found | Lyng'],
    [new ErrorResponse(503, '', null), 'Broken | Lyng'],
    [new Error('password=hunter2'), 'Broken | Lyng'],
  ])('of a failed page names the kind of failure, and is not indexed: %s', (error, title) => {
    const loaderData = { 'category:0': { head: { title: 'Shoes | Lyng' } } };
    expect(headOf({ errors: { page: error }, loaderData, matches }, app, errorTitle)).toEqual({ title, noindex: true });
  });
});
