/** The scalars of the contract, each with a literal that every server accepts. */
export const scalars: Readonly<Record<string, string>> = {
  Boolean: 'false',
  DateTime: '"2026-01-01T00:00:00Z"',
  Decimal: '0',
  Float: '0',
  Guid: '"00000000-0000-0000-0000-000000000000"',
  ID: '"0"',
  Int: '0',
  Long: '0',
  String: '"-"',
};
