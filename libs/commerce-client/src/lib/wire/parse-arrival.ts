import { isRecord, jsonText } from '@lyng/model';

/**
 * The day on which a way of delivery arrives, in the server's words: `tors. 3. dec.`. It is in `shippingData`, whose form
 * the API leaves to each service; empty for a service that writes something else there.
 */
export function parseArrival(shippingData: string | null | undefined): string {
  try {
    const data: unknown = JSON.parse(shippingData ?? '');
    return isRecord(data) ? jsonText(data['arrivesOnFormatted']) : '';
  } catch {
    return '';
  }
}
