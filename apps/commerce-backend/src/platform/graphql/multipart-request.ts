import { isRecord } from '@lyng/model';
import type { CompleteRequest } from './persisted-queries.ts';

const malformed = (message: string): CompleteRequest => ({
  kind: 'failed',
  status: 400,
  message,
  code: 'MULTIPART_MALFORMED',
});

const filesUnsupported: CompleteRequest = {
  kind: 'failed',
  status: 400,
  message: 'No field of this API takes a file.',
  code: 'UPLOAD_NOT_SUPPORTED',
};

async function readForm(contentType: string, body: Buffer): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    return undefined;
  }
}

function objectIn(text: FormDataEntryValue | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a form of the GraphQL multipart request specification: `operations`, `map`, then the files. Without a file it is
 * a request like any other; with one it is rejected, for the schema has no field that takes one.
 */
export async function readMultipart(contentType: string, body: Buffer): Promise<CompleteRequest> {
  const form = await readForm(contentType, body);
  if (form === undefined) return malformed('The form cannot be read.');
  const operations = form.get('operations');
  if (typeof operations !== 'string' || objectIn(operations) === undefined)
    return malformed('operations is the JSON of one request.');
  const map = form.get('map');
  const mapped = map === null ? {} : objectIn(map);
  if (mapped === undefined) return malformed('map is a JSON object of files and where they belong.');
  const others = [...form.keys()].filter((name) => name !== 'operations' && name !== 'map');
  return others.length > 0 || Object.keys(mapped).length > 0
    ? filesUnsupported
    : { kind: 'complete', body: operations };
}
