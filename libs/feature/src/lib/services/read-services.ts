import { readAll, readNumber, readPort, readWebAddress } from './environment.ts';
import type { Environment } from './environment.ts';
import { completeService } from './complete-service.ts';
import type { Backend, ServiceSettings } from './complete-service.ts';
import { readSetting } from './read-setting.ts';
import { forEachService } from './service-table.ts';
import type { Services } from './services.ts';
import { rejectUnknownSettings } from './unknown-settings.ts';

const DAY_MS = 86_400_000;

function readBackend(env: Environment): Backend {
  return readAll({
    url: () => readWebAddress(env, 'BACKEND_URL', `http://127.0.0.1:${readPort(env, 'BACKEND_PORT', 4300)}`),
    timeout: () => readNumber(env, 'BACKEND_TIMEOUT', 1500, [1, DAY_MS]),
  });
}

/**
 * Reads the services of a shop: the `services` of its `shop.config.json`, overridden by the environment, where
 * `search.timeout` is `SERVICE_SEARCH_TIMEOUT`. Other services are part of the backend at `BACKEND_URL`. Throws a
 * `ConfigurationError` with one line for each mistake.
 *
 * @param apiKey the shop's public key at the commerce API, where none is set for it.
 */
export function readServices(file: unknown, env: Environment, apiKey: string): Services {
  const { backend, settings } = readAll({
    known: () => rejectUnknownSettings(file, env),
    backend: () => readBackend(env),
    settings: () =>
      readAll(
        forEachService(
          (row, service) => (): ServiceSettings =>
            readAll(
              Object.fromEntries(row.settings.map((name) => [name, () => readSetting(file, env, service, name)])),
            ),
        ),
      ),
  });
  return forEachService((row, service) => {
    const own: ServiceSettings = settings[service];
    if (service === 'graphql') return completeService(row, { ...own, key: own.key || apiKey }, backend);
    // The backend's own key opens no other service.
    const key = service === 'loyalty' && own.url === undefined ? own.key || env['ENGAGE_API_KEY'] : own.key;
    return completeService(row, { ...own, key }, backend);
  }) as Services;
}

/** All services of one backend. @param timeout how long a page waits for one response, in ms. */
export const embeddedServices = (url: string, timeout = 1500): Services =>
  forEachService((row) => completeService(row, {}, { url, timeout })) as Services;
