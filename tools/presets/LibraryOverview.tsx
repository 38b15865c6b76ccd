export interface LibraryOverviewProps {
  readonly name: string;
  readonly purpose: string;
  /** The library's namespace import: every runtime export by name. */
  readonly api: Readonly<Record<string, unknown>>;
}

const kindOf = (value: unknown): string => (typeof value === 'function' ? 'function' : Array.isArray(value) ? 'list' : typeof value);

/** A library's front page in Storybook, for those that have no components to show. */
export function LibraryOverview({ name, purpose, api }: LibraryOverviewProps) {
  const names = Object.keys(api).sort();
  return (
    <article lang="en">
      <h1>{name}</h1>
      <p>{purpose}</p>
      <h2>Exports</h2>
      {names.length === 0 ? (
        <p>Only types, or nothing yet.</p>
      ) : (
        <ul>
          {names.map((key) => (
            <li key={key}>
              <code>{key}</code> ({kindOf(api[key])})
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
