import { lookup } from 'node:dns';
import { request as requestPlainly } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

export interface FetchLimits {
  /** Whether an IP address may be connected to. */
  readonly isAllowed: (address: string) => boolean;
  readonly maxBytes: number;
  /** For one file with its redirects, in ms. */
  readonly timeout: number;
}

const maxRedirects = 3;

/**
 * Whether an IP address is one of the public internet: a feed must not make this machine ask itself or its neighbours.
 * Addresses of IPv4 within IPv6 count as what they contain.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

class NotAllowed extends Error {}

/** Looks a name up once, and connects to what was found and checked: a second lookup could find something else. */
const checkedLookup =
  ({ isAllowed }: FetchLimits): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found;
      if (error) callback(error, []);
      else if (first === undefined || !found.every(({ address }) => isAllowed(address))) callback(new NotAllowed(), []);
      else if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

function urlOf(address: string, base?: string): URL | undefined {
  const url = URL.parse(address, base);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}

function respond(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  // A name that is an IP address is never looked up.
  if (isIP(name) !== 0 && !limits.isAllowed(name)) return Promise.reject(new NotAllowed());
  const options: RequestOptions = { agent: false, lookup: checkedLookup(limits), signal };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
    request(url, options, resolve).on('error', reject).end();
  });
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Result<string, Buffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    // Leaving the loop ends the connection.
    if (length > maxBytes) return fail(`is larger than ${maxBytes} bytes`);
    chunks.push(bytes);
  }
  return ok(Buffer.concat(chunks));
}

async function follow(address: string, limits: FetchLimits, signal: AbortSignal): Promise<Result<string, Buffer>> {
  let url = urlOf(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url === undefined) return fail('has no address of http or https');
    const response = await respond(url, limits, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return bytesOf(response, limits.maxBytes);
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return fail(`has status ${statusCode}`);
    url = urlOf(headers.location, url.href);
  }
  return fail(`is redirected more than ${maxRedirects} times`);
}

const late = 'did not arrive in time';
const failed = 'cannot be fetched';

/** The failures of hosts that did not respond. */
export const unreachable: ReadonlySet<string> = new Set([late, failed]);

/** Fetches a file of another machine within limits; the failure completes a sentence that begins with the file. */
export async function fetchBytes(address: string, limits: FetchLimits): Promise<Result<string, Buffer>> {
  const signal = AbortSignal.timeout(limits.timeout);
  try {
    return await follow(address, limits, signal);
  } catch (error) {
    if (error instanceof NotAllowed) return fail('is not on the public internet');
    return fail(signal.aborted ? late : failed);
  }
}
