import type { LanguageCopy } from '../language-copy.ts';

/** Last sentences in Swedish, for grown-ups. */
export const closings: LanguageCopy['closings'] = {
  'everyday-shoes': [
    'Bra till jobbet, stan och alla ärenden däremellan.',
    'Ta på dem på morgonen och glöm dem till kvällen.',
    'Sulan är stötdämpande och klarar många mil.',
  ],
  boots: [
    'Ge dem lite omvårdnad då och då, så håller de i åratal.',
    'Lika bra på skogsstigen som under en lång dag i stan.',
    'Bär dem till jeans till vardags och till klänning eller kostym när något händer.',
  ],
  'dress-shoes': [
    'Fina nog för fest, bekväma nog för en hel arbetsdag.',
    'Lästen är rymlig över tårna, så att foten inte blir trött.',
    'En sko som får ett par jeans att se ut som ett val.',
  ],
  sandals: [
    'Spännena går att justera, så de sitter rätt från första dagen.',
    'För stranden, kaféet och köksträdgården.',
    'Sulan är lätt och stadig att gå på, även på gatsten.',
  ],
  slippers: [
    'En bra present till den som alltid fryser om fötterna.',
    'Sulan tål en snabb tur till brevlådan.',
    'Vädra dem ibland, så håller de sig fräscha.',
  ],
  'weather-shoes': [
    'Välj en halv storlek större om du vill ha plats för tjocka sockor.',
    'Redo för hundpromenaden, festivalen och skogsturen.',
    'Spola av dem under kranen, så är de redo igen.',
  ],
  tops: [
    'Bra för sig själv och lika bra under stickat.',
    'Lätt att använda och lätt att tycka om.',
    'Ta din vanliga storlek, eller gå upp en för en lösare passform.',
  ],
  knits: [
    'Vädra hellre än tvätta, så håller den längre.',
    'För soffan, skrivbordet och lägerelden.',
    'Ett plagg som blir kvar i garderoben när modet växlar.',
  ],
  outerwear: [
    'Det finns plats för en tjock tröja under.',
    'Häng den på en bred galge, så behåller den formen.',
    'Gjord för nordiskt väder och vardagar på cykel.',
  ],
  dresses: [
    'Fin med bara ben på sommaren och med strumpbyxor och boots resten av året.',
    'Ta en kofta över när kvällen blir sval.',
    'En av de där som du sträcker dig efter gång på gång.',
  ],
  bottoms: [
    'Lätta att kombinera med det som redan hänger i garderoben.',
    'De behåller formen, även efter många tvättar.',
    'Sitter bra både när du går, står och cyklar.',
  ],
  bags: [
    'Dragkedja och beslag är i matt metall.',
    'Stor nog för dagen, liten nog för bussen.',
    'Ställ ner den utan oro: botten är förstärkt.',
  ],
  'leather-goods': [
    'Levereras i en liten ask, redo att ges bort.',
    'Blir mörkare och mjukare med åren.',
    'Ett hantverk att använda varje dag.',
  ],
  'warm-things': [
    'Mjukt mot huden och lätt att ha i fickan.',
    'En liten sak som gör stor skillnad i januari.',
    'En fin present som är svår att ge ifrån sig.',
  ],
  'finishing-touches': [
    'En liten sak som knyter ihop resten.',
    'Enkelt nog för alla dagar, fint nog för de särskilda.',
    'En liten sak med lång livslängd.',
  ],
};

/** Last sentences in Swedish, for children's products. */
export const closingsForChildren: LanguageCopy['closingsForChildren'] = {
  shoes: [
    'Lätta att få på själv, även när det är bråttom.',
    'Här har någon tänkt på små tår: gott om plats fram och stöd bak.',
    'Tål lekplats, vattenpölar och tvära inbromsningar.',
  ],
  clothes: [
    'Gjort för att klättra, krypa och sitta på golvet i.',
    'Går att ärva när det har blivit för litet.',
    'Inga lappar som kliar och gott om plats att röra sig.',
    'Tål många varv i tvättmaskinen.',
  ],
  accessories: [
    'Med plats för namn på insidan.',
    'Tål att tappas, glömmas och hittas igen.',
    'Lätt att känna igen i hallen på förskolan.',
  ],
};
