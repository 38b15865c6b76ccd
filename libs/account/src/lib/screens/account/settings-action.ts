import { cookieNames, serialiseCookie } from '@lyng/browser';
import type { AppContext } from '@lyng/feature';
import { data, redirect } from 'react-router-dom';
import { checkProfile } from '../../core/profile.ts';
import { profileChange } from '../../core/profile-change.ts';
import { readProfileForm } from '../../core/read-profile-form.ts';
import { settingsForms } from '../../core/settings.ts';
import type { AddressChange, PostedSettings, SettingsForm } from '../../core/settings.ts';
import { ADDRESSES_HASH } from '../../core/address-book.ts';
import { today } from '../../react/account-settings/today.ts';
import { deleteAccount, endDevice, endOtherDevices, saveProfile } from '../../wire/change-settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import { loadSettings } from '../../wire/load-settings.ts';
import { changeAddresses } from './address-action.ts';

/** The query parameter that names the form that is done. */
export const DONE = 'done';

/** The form that a text names. */
export const settingsForm = (text: unknown): SettingsForm | null => settingsForms.find((form) => form === text) ?? null;

/** The page of the settings; who is logged out is led to the login first. */
const pageAfter = ({ href }: AppContext, done: SettingsForm | null, cookies: readonly string[] = []) => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const query = done === null ? {} : { [DONE]: done };
  const hash = done?.endsWith('-address') ? { hash: ADDRESSES_HASH } : {};
  return redirect(href('account-settings', {}, { query, ...hash }), { status: 303, headers });
};

const shownAgain = (app: AppContext, posted: PostedSettings) => {
  if (posted.failure?.kind === 'session-over') return pageAfter(app, null);
  return data(posted, { status: posted.failure?.kind === 'unavailable' ? 503 : 422 });
};

async function changeDevices(app: AppContext, form: SettingsForm, change: SettingsResult) {
  const result = await change;
  return result.ok ? pageAfter(app, form) : shownAgain(app, { form, failure: result.error });
}

async function changeProfile(app: AppContext, request: Request, form: FormData) {
  const { gateway, site } = app;
  const context = { market: site.market, today: today() };
  const known = await loadSettings(gateway, site.market);
  if (!known.ok) throw data(null, { status: 503 });
  const { profile } = known.value;
  const values = readProfileForm(form, profile);
  if (checkProfile(values, context).length > 0) return shownAgain(app, { form: 'profile', values });
  const result = await saveProfile(gateway, profileChange(profile, values, context));
  if (!result.ok) return shownAgain(app, { form: 'profile', values, failure: result.error });
  const secure = new URL(request.url).protocol === 'https:';
  const isNew = values.customerType !== profile.customerType;
  return pageAfter(
    app,
    'profile',
    isNew ? [serialiseCookie(cookieNames.userType, values.customerType, { secure })] : [],
  );
}

async function changeAddressBook(app: AppContext, name: AddressChange, form: FormData) {
  const posted = await changeAddresses(app, name, form);
  return posted ? shownAgain(app, posted) : pageAfter(app, name);
}

async function deleteOwn(app: AppContext, form: FormData) {
  // Only who has read the prompt deletes.
  if (form.get('confirmed') !== 'yes') return shownAgain(app, { form: 'delete' });
  const result = await deleteAccount(app);
  if (!result.ok) return shownAgain(app, { form: 'delete', failure: result.error });
  const headers = new Headers();
  for (const cookie of (await app.ports.logout?.()) ?? []) headers.append('set-cookie', cookie);
  return redirect(app.href('home'), { status: 303, headers });
}

/** The forms of the settings without JavaScript or before hydration: carried out, then shown (post, redirect, get). */
export async function settingsAction(app: AppContext, request: Request) {
  if (!(await app.port('visitor'))?.()) return pageAfter(app, null);
  const form = await request.formData();
  const name = settingsForm(form.get('form'));
  switch (name) {
    case 'profile':
      return changeProfile(app, request, form);
    case 'save-address':
    case 'default-address':
    case 'delete-address':
      return changeAddressBook(app, name, form);
    case 'log-out-device':
      return changeDevices(app, name, endDevice(app.gateway, String(form.get('device') ?? '')));
    case 'log-out-others':
      return changeDevices(app, name, endOtherDevices(app.gateway));
    case 'delete':
      return deleteOwn(app, form);
    // The server has sent the file, unless it could not be made.
    case 'download':
      throw data(null, { status: 503 });
    case null:
      return pageAfter(app, null);
  }
}
