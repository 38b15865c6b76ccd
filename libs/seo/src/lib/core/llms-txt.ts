/** A link of the file. */
export interface NamedLink {
  readonly label: string;
  readonly address: string;
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly NamedLink[];
}

/** Labels are texts of the editors: nothing in them may become markup. */
const plain = (text: string): string => text.replace(/[[\]()\\<>`*_#\r\n]/g, ' ').trim();

/** The file for language models (llmstxt.org): the shop in a few links, in the words of its own menus. */
export const printLlmsTxt = (name: string, groups: readonly LinkGroup[]): string =>
  [
    `# ${plain(name)}`,
    ...groups
      .filter(({ links }) => links.length > 0)
      .flatMap(({ title, links }) => [
        '',
        `## ${plain(title)}`,
        '',
        ...links.map(({ label, address }) => `- [${plain(label)}](${address})`),
      ]),
    '',
  ].join('\n');
