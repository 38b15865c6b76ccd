import type { ReviewWords } from './review-words.ts';

export const danishReviews: ReviewWords = {
  authors: ['Mette K.', 'Søren', 'Anne Louise', 'Jørgen B.', 'Camilla H.', 'Rasmus', 'Kirsten M.', 'Lærke', 'Henrik P.', 'Sofie', 'Birgitte', 'Mads Ø.', 'Ida S.', 'Poul', 'Trine', 'Niels Åge', 'Freja', 'Jonas L.', 'Hanne', 'Emil'],
  delighted: ['Helt igennem glad for dem her!', 'Præcis som jeg håbede.', 'Det bedste køb i år.', 'Jeg bestiller gerne igen.', 'Smukkere i virkeligheden end på billedet.', 'Fik komplimenter den første dag.', 'Virkelig god kvalitet til prisen.', 'Kom hurtigt og passede med det samme.'],
  content: ['Rigtig fint køb.', 'God kvalitet, og farven passer til billedet.', 'Jeg er godt tilfreds.', 'Næsten perfekt.', 'Svarer til beskrivelsen.', 'Pæn og brugbar i hverdagen.', 'Gør, hvad den skal.'],
  undecided: ['Det er okay, men ikke mere.', 'Jeg havde nok ventet lidt mere.', 'Pæn, men jeg er i tvivl.', 'Helt almindelig.', 'Udseendet er fint, resten er så som så.'],
  disappointed: ['Ikke det, jeg havde regnet med.', 'Jeg sendte den retur.', 'Desværre en skuffelse.', 'Svarer ikke til prisen.'],
  praise: {
    shoes: ['Bløde fra første dag og ingen vabler.', 'Normal i størrelsen; jeg tog min sædvanlige.', 'Sålen er behagelig, også efter en hel dag på arbejde.', 'Har gået dem til på en eftermiddag.', 'God plads til tæerne.', 'Har allerede gået mange kilometer i dem.'],
    clothes: ['Stoffet er lækkert mod huden.', 'Sidder, som den skal, over skuldrene.', 'Ser ud som ny efter flere gange i vask.', 'Normal i størrelsen.', 'Behagelig at have på hele dagen.', 'Længden passer mig perfekt.'],
    accessories: ['Pæne syninger og solide detaljer.', 'Bruger den hver eneste dag.', 'Farven går til alting.', 'Føles mere eksklusiv, end den koster.', 'Lige den rette størrelse.'],
  },
  blame: {
    shoes: ['Lille i størrelsen; tag et nummer større.', 'Sålen er hårdere, end jeg bryder mig om.', 'De gnaver lidt ved hælen.', 'Vristen er smal.'],
    clothes: ['Stor i størrelsen; tag et nummer mindre.', 'Stoffet krøller let.', 'Snittet klæder ikke mig.', 'Farven er mørkere end på billedet.'],
    accessories: ['Mindre, end jeg troede.', 'Lukningen driller lidt.', 'Farven er mørkere end på billedet.', 'Lugtede lidt de første dage.'],
  },
};
