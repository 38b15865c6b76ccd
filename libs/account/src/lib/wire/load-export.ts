import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { ExportUserDocument } from './export-user.generated.ts';

/** Everything that is stored about the customer, as JSON. */
export async function loadExport(gateway: CommerceGateway): Promise<Result<CommerceFailure, string>> {
  const result = await gateway.query(ExportUserDocument, {}, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  return result.value.exportUser ? ok(result.value.exportUser) : fail({ kind: 'malformed' });
}
