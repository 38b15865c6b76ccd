import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { headOf } from './head-of.ts';

type Page = Parameters<typeof headOf>[0];

const app = { translate: ({ id, message }: { readonly id: string; readonly message?: string }) => message ?? id };
// Only the ids of the matches are read.
const matches = ['root', 'page', 'category:0'].map((id) => ({ route: { id } })) as unknown as Page['matches'];

describe('headOf', () => {
  it('takes the head of the deepest page that has one', () => {
    const loaderData = {
      root: { menus: null, head: { title: 'Frame' } },
      'category:0': { head: { title: 'Shoes | Lyng' } },
    };
    expect(headOf({ errors: null, loaderData, matches }, app)).toEqual({ title: 'Shoes | Lyng' });
  });

  it.each([[{}], [{ 'category:0': null }], [{ 'category:0': 'text' }], [{ 'category:0': { page: 1 } }]])(
    'is the shop’s name for pages without one: %j',
    (loaderData) => {
      expect(headOf({ errors: null, loaderData, matches }, app)).toEqual({ title: 'Lyng' });
    },
  );

  it.each([
    [new ErrorResponse(404, '', null), 'This page could not be found | Lyng'],
    [new ErrorResponse(503, '', null), 'Something went wrong | Lyng'],
    [new Error('password=hunter2'), 'Something went wrong | Lyng'],
  ])('of a page that failed tells what kind of failure it is, and no search engine to list it: %s', (error, title) => {
    const loaderData = { 'category:0': { head: { title: 'Shoes | Lyng' } } };
    expect(headOf({ errors: { page: error }, loaderData, matches }, app)).toEqual({ title, noindex: true });
  });
});
