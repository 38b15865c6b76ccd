import type { ReviewWords } from './review-words.ts';

export const swedishReviews: ReviewWords = {
  authors: ['Annika', 'Lars-Erik', 'Åsa L.', 'Johan B.', 'Malin', 'Göran', 'Elin S.', 'Björn', 'Karin H.', 'Oskar', 'Ulrika', 'Märta', 'Per N.', 'Sara', 'Gunilla', 'Viktor Ö.', 'Linnea', 'Håkan', 'Ebba', 'Nils'],
  delighted: ['Helnöjd!', 'Precis som jag hade hoppats.', 'Årets bästa köp.', 'Jag beställer gärna igen.', 'Finare i verkligheten än på bilden.', 'Fick komplimanger redan första dagen.', 'Riktigt bra kvalitet för pengarna.', 'Kom snabbt och passade direkt.'],
  content: ['Ett riktigt bra köp.', 'Bra kvalitet, och färgen stämmer med bilden.', 'Jag är nöjd.', 'Nästan perfekt.', 'Stämmer med beskrivningen.', 'Snygg och användbar i vardagen.', 'Gör det den ska.'],
  undecided: ['Helt okej, men inte mer.', 'Jag hade nog väntat mig lite mer.', 'Snygg, men jag tvekar.', 'Ganska vanlig.', 'Utseendet är fint, resten är si och så.'],
  disappointed: ['Inte vad jag hade räknat med.', 'Jag skickade tillbaka den.', 'Tyvärr en besvikelse.', 'Inte värd priset.'],
  praise: {
    shoes: ['Mjuka från första dagen och inga skavsår.', 'Normal i storleken; jag tog min vanliga.', 'Sulan är skön även efter en hel dag på jobbet.', 'Ingångna på en eftermiddag.', 'Bra plats för tårna.', 'Har redan gått många kilometer i dem.'],
    clothes: ['Tyget är skönt mot huden.', 'Sitter som den ska över axlarna.', 'Ser ut som ny efter flera tvättar.', 'Normal i storleken.', 'Skön att ha på sig hela dagen.', 'Längden passar mig perfekt.'],
    accessories: ['Fina sömmar och gedigna detaljer.', 'Använder den varje dag.', 'Färgen går till allt.', 'Känns dyrare än den är.', 'Precis lagom stor.'],
  },
  blame: {
    shoes: ['Liten i storleken; ta en storlek större.', 'Sulan är hårdare än jag tycker om.', 'De skaver lite vid hälen.', 'Smala över vristen.'],
    clothes: ['Stor i storleken; ta en storlek mindre.', 'Tyget skrynklar sig lätt.', 'Snittet klär inte mig.', 'Färgen är mörkare än på bilden.'],
    accessories: ['Mindre än jag trodde.', 'Stängningen krånglar lite.', 'Färgen är mörkare än på bilden.', 'Luktade lite de första dagarna.'],
  },
};
