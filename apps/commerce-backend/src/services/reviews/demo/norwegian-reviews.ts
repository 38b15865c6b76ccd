import type { ReviewWords } from './review-words.ts';

export const norwegianReviews: ReviewWords = {
  authors: ['Ingrid', 'Bjørn', 'Kari N.', 'Øyvind', 'Silje H.', 'Terje', 'Marit', 'Håvard L.', 'Turid', 'Anders B.', 'Guro', 'Solveig', 'Eirik', 'Astrid S.', 'Pål', 'Hege', 'Lars Åsmund', 'Nora', 'Trond', 'Vilde'],
  delighted: ['Kjempefornøyd!', 'Akkurat som jeg håpet.', 'Årets beste kjøp.', 'Jeg bestiller gjerne igjen.', 'Finere i virkeligheten enn på bildet.', 'Fikk komplimenter allerede første dag.', 'Skikkelig god kvalitet til prisen.', 'Kom raskt og passet med en gang.'],
  content: ['Et veldig bra kjøp.', 'God kvalitet, og fargen stemmer med bildet.', 'Jeg er godt fornøyd.', 'Nesten perfekt.', 'Stemmer med beskrivelsen.', 'Pen og brukbar i hverdagen.', 'Gjør det den skal.'],
  undecided: ['Helt grei, men ikke mer.', 'Jeg hadde nok ventet litt mer.', 'Pen, men jeg er i tvil.', 'Ganske vanlig.', 'Utseendet er fint, resten er så som så.'],
  disappointed: ['Ikke det jeg hadde regnet med.', 'Jeg sendte den tilbake.', 'Dessverre en skuffelse.', 'Ikke verdt prisen.'],
  praise: {
    shoes: ['Myke fra første dag og ingen gnagsår.', 'Normal i størrelsen; jeg tok min vanlige.', 'Sålen er god også etter en hel dag på jobb.', 'Gikk dem inn på en ettermiddag.', 'God plass til tærne.', 'Har allerede gått mange kilometer i dem.'],
    clothes: ['Stoffet er deilig mot huden.', 'Sitter som den skal over skuldrene.', 'Ser ut som ny etter flere vask.', 'Normal i størrelsen.', 'Behagelig å ha på hele dagen.', 'Lengden passer meg perfekt.'],
    accessories: ['Fine sømmer og solide detaljer.', 'Bruker den hver eneste dag.', 'Fargen passer til alt.', 'Føles mer eksklusiv enn den koster.', 'Akkurat passe stor.'],
  },
  blame: {
    shoes: ['Liten i størrelsen; ta et nummer større.', 'Sålen er hardere enn jeg liker.', 'De gnager litt ved hælen.', 'Smale over vristen.'],
    clothes: ['Stor i størrelsen; ta et nummer mindre.', 'Stoffet krøller seg lett.', 'Snittet kler ikke meg.', 'Fargen er mørkere enn på bildet.'],
    accessories: ['Mindre enn jeg trodde.', 'Lukkingen er litt kranglete.', 'Fargen er mørkere enn på bildet.', 'Luktet litt de første dagene.'],
  },
};
