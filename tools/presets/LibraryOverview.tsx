export interface LibraryOverviewProps {
  readonly name: string;
  readonly purpose: string;
  /** The library's runtime exports by name. */
  readonly api: Readonly<Record<string, unknown>>;
}

const kinds = ['Components', 'Hooks', 'Functions', 'Values'] as const;

const kindOf = (name: string, value: unknown): (typeof kinds)[number] => {
  if (typeof value !== 'function') return 'Values';
  if (/^use[A-Z]/.test(name)) return 'Hooks';
  // A class is made with `new`; a component is only called.
  return /^[A-Z]/.test(name) && !/^class\b/.test(String(value)) ? 'Components' : 'Functions';
};

/** A library's front page in Storybook: what it is for, and what it offers, read from the library itself. */
export function LibraryOverview({ name, purpose, api }: LibraryOverviewProps) {
  const names = Object.keys(api).sort();
  const groups = kinds
    .map((kind) => ({ kind, members: names.filter((member) => kindOf(member, api[member]) === kind) }))
    .filter(({ members }) => members.length > 0);
  return (
    <article lang="en" style={{ maxWidth: '60rem' }}>
      <h1>{name}</h1>
      <p>{purpose}</p>
      {groups.length === 0 && <p>Exports nothing that runs.</p>}
      {groups.map(({ kind, members }) => (
        <section key={kind}>
          <h2>{kind}</h2>
          <ul style={{ columns: '16rem', paddingInlineStart: '1.25rem' }}>
            {members.map((member) => (
              <li key={member}>
                <code>{member}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
