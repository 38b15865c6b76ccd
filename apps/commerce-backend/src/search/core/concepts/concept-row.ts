/** The words of a concept by comma, in English and the four languages; narrower ones after a semicolon. */
export type ConceptRow = readonly [en: string, da: string, sv: string, nb: string, fi: string];
