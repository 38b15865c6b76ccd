import { InternalError, registerServiceWorker, serviceWorkers } from './service-workers.ts';

type Register = ServiceWorkerContainer['register'];

const registering = (register: Register) => ({ serviceWorker: { register } }) as unknown as Navigator;

function pageWith(address: string | undefined): Document {
  document.head.innerHTML = address ? `<meta name="service-worker" content="${address}">` : '';
  return document;
}

describe('the service worker of a page [APP-08]', () => {
  it('is registered for all pages', async () => {
    const registered: unknown[] = [];
    await registerServiceWorker(
      pageWith('/sw.js'),
      registering(async (...parameters) => {
        registered.push(parameters);
        return {} as ServiceWorkerRegistration;
      }),
    );
    expect(registered).toEqual([['/sw.js', { scope: '/' }]]);
  });

  it('is not registered by a page that names none', async () => {
    const register = jest.fn();
    await registerServiceWorker(pageWith(undefined), registering(register));
    expect(register).not.toHaveBeenCalled();
  });

  it.each<[string, Navigator]>([
    ['a failed registration', registering(() => Promise.reject(new Error('404')))],
    [
      'a browser that forbids it',
      registering(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      }),
    ],
    ['a browser without workers', {} as Navigator],
  ])('is done without in %s', async (_what, navigator) => {
    await expect(registerServiceWorker(pageWith('/sw.js'), navigator)).resolves.toBeUndefined();
  });

  it('throws an internal error where it is requested directly and the browser has none', () => {
    expect(() => serviceWorkers({})).toThrow(InternalError);
    const { serviceWorker } = registering(jest.fn());
    expect(serviceWorkers({ serviceWorker })).toBe(serviceWorker);
  });
});
