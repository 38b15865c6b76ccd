import type { RoutingBadInput } from '../testing/bad-inputs.ts';
import { makeSiteConfig } from '../testing/make-site.ts';
import { routingBadInputs } from '../testing/routing-bad-inputs.ts';
import { matchPath } from './match-path.ts';
import { encodeRawTarget } from './read-path.ts';
import { requestHost } from './request-host.ts';
import { resolveSite } from './resolve-site.ts';

/** The server's steps with a request before it renders anything. */
function resolve({
  target,
  host,
  marketPrefix = false,
  forwardedHost,
  fromTrustedProxy = false,
}: NonNullable<RoutingBadInput['request']>) {
  const resolution = resolveSite({
    host: requestHost({ host, forwardedHost, fromTrustedProxy }),
    target: encodeRawTarget(target),
    config: makeSiteConfig({ marketPrefix }),
  });
  if (resolution.kind === 'unknown-host') return { outcome: 'unknown-host' };
  if (resolution.kind === 'redirect')
    return { outcome: 'redirect', location: resolution.location, status: resolution.status };
  const match = matchPath(target, resolution.site);
  const { market } = resolution.site;
  if (match.kind === 'screen') return { outcome: 'screen', screen: match.screen, market };
  return match.kind === 'redirect'
    ? { outcome: 'redirect', location: match.location, status: match.status }
    : { outcome: 'not-found' };
}

describe('hostile requests', () => {
  it.each(
    routingBadInputs.flatMap((row) =>
      row.request && row.result ? [[row.id, row.input, row.request, row.result] as const] : [],
    ),
  )('%s: %s', (_id, _input, request, expected) => {
    expect(resolve(request)).toMatchObject(expected);
  });
});
