import { TestProviders } from '@lyng/feature/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { AuthFailure } from '@lyng/model';
import { emptyForm } from '../../wire/handle-login-form.ts';
import { PostedLoginForm } from './PostedLoginForm.tsx';
import { PostedPasswordForm } from './PostedPasswordForm.tsx';

const page = (form: ReactNode) => {
  const { body } = new DOMParser().parseFromString(
    renderToStaticMarkup(<TestProviders>{form}</TestProviders>),
    'text/html',
  );
  const field = (name: string) => body.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const describedBy = (name: string) =>
    (field(name)?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => body.querySelector(`[id="${id}"]`)?.textContent ?? '');
  return { body, field, describedBy };
};

describe('the forms of the account without JavaScript [SHOP-13]', () => {
  it('post to the current address, each button with its intent [AUTH-17]', () => {
    const { body } = page(<PostedLoginForm />);
    const { method } = body.querySelector('form') ?? {};
    expect([method, body.querySelector('form')?.hasAttribute('action')]).toEqual(['post', false]);
    const buttons = [...body.querySelectorAll('button')].map(({ type, name, value }) => `${type} ${name} ${value}`);
    expect(buttons.join()).toBe('submit intent login,submit intent register,submit intent forgotten');
  });

  it.each<[AuthFailure['kind'], string, string]>([
    ['wrong-credentials', 'password', 'Wrong email or password.'],
    ['password-rejected', 'password', 'This password is too easy to guess. Choose another one.'],
    ['email-rejected', 'username', 'Write an email address such as name@example.com'],
  ])('announce %s and tie it to its field; the email is there, the password is not [AUTH-11]', (kind, name, text) => {
    const { body, field, describedBy } = page(
      <PostedLoginForm posted={{ ...emptyForm, email: 'a@b.dk', failure: { kind } as AuthFailure }} />,
    );
    const alert = body.querySelector('[role=alert]');
    expect(alert?.textContent).toBe(text);
    expect(alert?.querySelector('a')?.getAttribute('href')).toBe(`#${field(name)?.id}`);
    expect(describedBy(name)).toContain(text);
    expect([field(name)?.getAttribute('aria-invalid'), field(name)?.autofocus]).toEqual(['true', true]);
    expect([field('username')?.value, field('password')?.value]).toEqual(['a@b.dk', '']);
  });

  it.each<[AuthFailure['kind'], string]>([
    ['unavailable', 'We could not reach the shop. Try again in a moment.'],
    ['too-many', 'That was a lot of tries. Wait a while and try again.'],
  ])('announce %s, which no field can fix', (kind, text) => {
    const { body } = page(<PostedLoginForm posted={{ ...emptyForm, failure: { kind } as AuthFailure }} />);
    expect(body.querySelector('[role=alert]')?.textContent).toBe(text);
    expect(body.querySelector('[aria-invalid]')).toBeNull();
  });

  it('keep whether to be remembered', () => {
    const isTicked = (remember: boolean) =>
      page(<PostedLoginForm posted={{ ...emptyForm, remember }} />).field('remember')?.checked;
    expect([isTicked(true), isTicked(false)]).toEqual([true, false]);
  });

  it('show that a link is on its way', () => {
    const { body } = page(<PostedLoginForm posted={{ ...emptyForm, isDone: true }} />);
    expect(body.querySelector('[role=status]')?.textContent).toContain('a link is on its way');
  });

  it('take a new password, and lead to the login once it is changed [AUTH-12]', () => {
    const { field, describedBy } = page(
      <PostedPasswordForm
        loginHref="/?action=login"
        posted={{ ...emptyForm, errors: [{ field: 'repeated', error: 'mismatch' }] }}
      />,
    );
    expect([field('password')?.type, describedBy('repeated')]).toEqual(['password', ['The passwords do not match']]);
    const { body } = page(<PostedPasswordForm loginHref="/?action=login" posted={{ ...emptyForm, isDone: true }} />);
    expect(body.querySelector('form')).toBeNull();
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/?action=login');
  });
});
