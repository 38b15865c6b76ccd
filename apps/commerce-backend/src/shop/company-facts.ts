import type { Language } from '@lyng/model';
import type { Company } from './shop.ts';

/** The seller on one line: `Lyng ApS, Hedevej 12, 8000 Aarhus C, Danmark, CVR 12345674`. */
export const companyFacts = ({ name, street, zip, city, country, registration }: Company, language: Language): string =>
  [name, street, `${zip} ${city}`, new Intl.DisplayNames(language, { type: 'region' }).of(country), registration].join(
    ', ',
  );
