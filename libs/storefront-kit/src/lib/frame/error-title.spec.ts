import { createI18n } from '@lyng/i18n';
import { statusOf } from '@lyng/feature';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { loadFrameTexts } from '../testing/load-frame-texts.ts';
import { errorTitle } from './error-title.ts';

describe('errorTitle', () => {
  it.each([
    ['da', 'Siden blev ikke fundet', 'Noget gik galt'],
    ['sv', 'Sidan kunde inte hittas', 'Något gick fel'],
    ['nb', 'Siden ble ikke funnet', 'Noe gikk galt'],
    ['fi', 'Sivua ei löytynyt', 'Jokin meni pieleen'],
  ] as const)('in %s names the kind of error [APP-04]', async (language, missing, broken) => {
    const i18n = createI18n(language, [await loadFrameTexts(language)]);
    const titleOf = (error: unknown) => i18n._(errorTitle(statusOf(error)));
    expect(titleOf(new ErrorResponse(404, '', null))).toBe(missing);
    expect(titleOf(new ErrorResponse(503, '', null))).toBe(broken);
    expect(titleOf(new Error('broken'))).toBe(broken);
  });
});
