import type { PostedRequest } from '@lyng/feature';
import type { SettingsForm } from '../core/settings.ts';
import { loadExport } from '../wire/load-export.ts';

/** Sends the customer's data as a file; when it fails, the page handles the post and shows why. */
export async function sendExport({ request, visit, app }: PostedRequest): Promise<Response | undefined> {
  if (visit.screen !== 'account-settings') return undefined;
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  if (form.get('form') !== ('download' satisfies SettingsForm)) return undefined;
  const exported = await loadExport(app.gateway);
  if (!exported.ok) return undefined;
  return new Response(exported.value, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  });
}
