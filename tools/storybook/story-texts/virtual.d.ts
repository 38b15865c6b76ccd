declare module 'virtual:story-texts' {
  export const textsByFile: Readonly<Record<string, readonly string[]>>;
}
