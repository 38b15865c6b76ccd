import type { Language } from '@lyng/model';

/** The words of one mail about an account. */
export interface AccountMailTexts {
  readonly subject: (shop: string) => string;
  readonly heading: string;
  readonly text: (shop: string) => string;
  readonly link: string;
  readonly closing: string;
}

/** The mail with the link to a new password. */
export const resetTexts: Readonly<Record<Language, AccountMailTexts>> = {
  da: {
    subject: (shop) => `Vælg en ny adgangskode hos ${shop}`,
    heading: 'Vælg en ny adgangskode',
    text: (shop) =>
      `Du har bedt om en ny adgangskode til din konto hos ${shop}. Linket virker i en time og kun én gang.`,
    link: 'Vælg ny adgangskode',
    closing: 'Har du ikke bedt om det, skal du ikke gøre noget. Din adgangskode er den samme som før.',
  },
  sv: {
    subject: (shop) => `Välj ett nytt lösenord hos ${shop}`,
    heading: 'Välj ett nytt lösenord',
    text: (shop) =>
      `Du har bett om ett nytt lösenord till ditt konto hos ${shop}. Länken gäller i en timme och bara en gång.`,
    link: 'Välj nytt lösenord',
    closing: 'Har du inte bett om det behöver du inte göra något. Ditt lösenord är detsamma som förut.',
  },
  nb: {
    subject: (shop) => `Velg et nytt passord hos ${shop}`,
    heading: 'Velg et nytt passord',
    text: (shop) =>
      `Du har bedt om et nytt passord til kontoen din hos ${shop}. Lenken virker i én time og bare én gang.`,
    link: 'Velg nytt passord',
    closing: 'Har du ikke bedt om det, trenger du ikke gjøre noe. Passordet ditt er det samme som før.',
  },
  fi: {
    subject: (shop) => `Valitse uusi salasana – ${shop}`,
    heading: 'Valitse uusi salasana',
    text: (shop) => `Pyysit uutta salasanaa ${shop}-tilillesi. Linkki toimii tunnin ajan ja vain kerran.`,
    link: 'Valitse uusi salasana',
    closing: 'Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään. Salasanasi on sama kuin ennenkin.',
  },
};

/** The mail to the owner of an address that was registered a second time. */
export const accountExistsTexts: Readonly<Record<Language, AccountMailTexts>> = {
  da: {
    subject: (shop) => `Du har allerede en konto hos ${shop}`,
    heading: 'Du har allerede en konto',
    text: (shop) =>
      `Nogen har forsøgt at oprette en konto hos ${shop} med din e-mailadresse. Var det dig, kan du logge ind – eller vælge en ny adgangskode, hvis du har glemt den gamle.`,
    link: 'Log ind',
    closing: 'Var det ikke dig, skal du ikke gøre noget. Der er ikke ændret noget på din konto.',
  },
  sv: {
    subject: (shop) => `Du har redan ett konto hos ${shop}`,
    heading: 'Du har redan ett konto',
    text: (shop) =>
      `Någon har försökt skapa ett konto hos ${shop} med din e-postadress. Var det du kan du logga in – eller välja ett nytt lösenord om du har glömt det gamla.`,
    link: 'Logga in',
    closing: 'Var det inte du behöver du inte göra något. Inget har ändrats på ditt konto.',
  },
  nb: {
    subject: (shop) => `Du har allerede en konto hos ${shop}`,
    heading: 'Du har allerede en konto',
    text: (shop) =>
      `Noen har prøvd å opprette en konto hos ${shop} med e-postadressen din. Var det deg, kan du logge inn – eller velge et nytt passord hvis du har glemt det gamle.`,
    link: 'Logg inn',
    closing: 'Var det ikke deg, trenger du ikke gjøre noe. Ingenting er endret på kontoen din.',
  },
  fi: {
    subject: (shop) => `Sinulla on jo tili – ${shop}`,
    heading: 'Sinulla on jo tili',
    text: (shop) =>
      `Joku yritti luoda ${shop}-tilin sähköpostiosoitteellasi. Jos se olit sinä, voit kirjautua sisään – tai valita uuden salasanan, jos olet unohtanut vanhan.`,
    link: 'Kirjaudu sisään',
    closing: 'Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Tililläsi ei ole muuttunut mikään.',
  },
};
