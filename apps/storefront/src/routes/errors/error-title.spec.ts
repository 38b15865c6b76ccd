import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { createI18n } from '@lyng/i18n';
import { serverMessages } from '../../messages/server-messages.ts';
import { errorTitle, statusOf } from './error-title.ts';

describe('statusOf', () => {
  it.each<[string, unknown, number]>([
    ['an answer that was chosen', new ErrorResponse(404, '', null), 404],
    ['an answer of an outage', new ErrorResponse(503, '', null), 503],
    ['an error with a status', Object.assign(new Error('gone'), { status: 410 }), 410],
    ['an object with a status', { status: 422 }, 422],
    ['an error', new Error('broken'), 500],
    ['a status that is a text', { status: '404' }, 500],
    ['a status that is no error', { status: 200 }, 500],
    ['a status below all errors', { status: 399 }, 500],
    ['a status beyond all errors', { status: 600 }, 500],
    ['a status that is no number', { status: Number.NaN }, 500],
    ['a text', 'broken', 500],
    ['nothing', undefined, 500],
    ['null', null, 500],
  ])('of %s [APP-05]', (_name, error, status) => {
    expect(statusOf(error)).toBe(status);
  });
});

describe('errorTitle', () => {
  it.each([
    ['da', 'Siden blev ikke fundet', 'Noget gik galt'],
    ['sv', 'Sidan kunde inte hittas', 'Något gick fel'],
    ['nb', 'Siden ble ikke funnet', 'Noe gikk galt'],
    ['fi', 'Sivua ei löytynyt', 'Jokin meni pieleen'],
  ] as const)('in %s says what kind of error it is [APP-04]', (language, missing, broken) => {
    const i18n = createI18n(language, [serverMessages.shop[language]]);
    expect(i18n._(errorTitle(new ErrorResponse(404, '', null)))).toBe(missing);
    expect(i18n._(errorTitle(new ErrorResponse(503, '', null)))).toBe(broken);
    expect(i18n._(errorTitle(new Error('broken')))).toBe(broken);
  });
});
