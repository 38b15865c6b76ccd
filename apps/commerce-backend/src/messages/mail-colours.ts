/** Colours of a mail: its text, what is less important, and lines. */
export const mailColours = { ink: '#2a2528', muted: '#6b6368', line: '#e7e1de' } as const;
