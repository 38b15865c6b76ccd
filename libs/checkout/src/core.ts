export { readOrganisationId } from './lib/core/organisation-id/organisation-id.ts';
export type { OrganisationIdProblem } from './lib/core/organisation-id/organisation-id.ts';
export { readPersonalId } from './lib/core/personal-id/personal-id.ts';
export type { PersonalIdProblem, PersonalIdRules } from './lib/core/personal-id/personal-id-rules.ts';
export type { DateParts } from './lib/core/personal-id/real-date.ts';
export { readZip } from './lib/core/zip.ts';
