import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { statusOf } from './status-of.ts';

describe('statusOf', () => {
  it.each<[string, unknown, number]>([
    ['a deliberate response', new ErrorResponse(404, '', null), 404],
    ['the response of an outage', new ErrorResponse(503, '', null), 503],
    ['an error with a status', Object.assign(new Error('gone'), { status: 410 }), 410],
    ['an object with a status', { status: 422 }, 422],
    ['an error', new Error('broken'), 500],
    ['a status that is a text', { status: '404' }, 500],
    ['a status below 400', { status: 200 }, 500],
    ['a status below all errors', { status: 399 }, 500],
    ['a status beyond all errors', { status: 600 }, 500],
    ['an invalid status', { status: Number.NaN }, 500],
    ['a text', 'broken', 500],
    ['nothing', undefined, 500],
    ['null', null, 500],
  ])('of %s [APP-05]', (_name, error, status) => {
    expect(statusOf(error)).toBe(status);
  });
});
