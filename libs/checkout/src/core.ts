export { readOrganisationId, readPersonalId, readZip } from '@lyng/model';
export type { DateParts, OrganisationIdProblem, PersonalIdProblem, PersonalIdRules } from '@lyng/model';
