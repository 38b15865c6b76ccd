import type { LanguageCopy } from '../language-copy.ts';

/** First sentences in Danish. */
export const openings: LanguageCopy['openings'] = {
  sneaker: [
    '{model} er en ren og enkel sneaker med lav profil og god plads til tæerne.',
    'Med {model} får du en klassisk sneaker uden store armbevægelser: lav, let og nem at passe.',
    '{model} er sneakeren, der står ved døren året rundt, fordi den går til næsten alt.',
  ],
  'running-shoe': [
    '{model} er en let løbesko med en mellemsål, der giver energien tilbage i hvert skridt.',
    'På {model} er der tænkt over hælkappen: Den holder foden på plads uden at stramme.',
  ],
  boot: [
    '{model} er en solid støvle med rundet snude og et skaft, der slutter godt om anklen.',
    'Kraftig sål, rene syninger og en læst med plads til uldstrømper: {model} er bygget til rigtigt vejr.',
  ],
  'chelsea-boot': [
    '{model} er en klassisk chelseastøvle med bred elastik og strop i hælen, så den er nem at få på.',
    'Chelseastøvlen {model} har en slank læst og en sål, man kan gå langt på.',
  ],
  'ankle-boot': [
    '{model} er en elegant støvlet, der slutter lige over anklen og sidder godt om foden.',
    'Støvletten {model} er lige pæn til jeans og til kjole, og hælen er til at gå på hele dagen.',
  ],
  loafer: [
    '{model} er en loafer efter alle kunstens regler: håndsyet vrist, smal kant og læderindersål.',
    'Stik fødderne i {model}, og resten af tøjet ser straks mere gennemtænkt ud.',
  ],
  pump: [
    '{model} er en enkel pump med spids snude og en hæl, der er høj nok til fest og lav nok til fortovet.',
    'Pumpen {model} har polstret indersål og en læst, der holder foden på plads.',
  ],
  sandal: [
    '{model} er en sandal med bløde remme og en formet fodseng, der bærer foden hele dagen.',
    'Let, åben og justerbar: {model} er sandalen til ferien og alle de almindelige sommerdage.',
  ],
  ballerina: [
    '{model} er en blød ballerina med rund snude og en sål, der kan bøjes på midten.',
    'Fladt, feminint og nemt: {model} ligger let i tasken, når hælene skal have fri.',
  ],
  slipper: [
    '{model} er en varm hjemmesko med blød sål, der er stille mod gulvet.',
    'Når dagen er slut, står {model} klar: lun, rummelig og lige til at stikke fødderne i.',
  ],
  wellington: [
    '{model} er en smidig gummistøvle, der er let at få både af og på.',
    'Vandpytter er ingen hindring for {model}: Skaftet er højt, og sålen står godt fast.',
  ],
  'winter-boot': [
    '{model} er en foret vinterstøvle med vandafvisende yderside og dybt mønster i sålen.',
    'Med {model} er fødderne tørre og varme, også når sneen bliver til sjap.',
  ],
  't-shirt': [
    '{model} er en T-shirt med rund hals, fast halskant og en længde, der også kan bæres ned i bukserne.',
    'En god T-shirt skal kunne alt og fylde ingenting. Det kan {model}.',
    '{model} har lige skuldre, bløde syninger og en pasform, der ikke vrider sig i vask.',
  ],
  shirt: [
    '{model} er en skjorte med blød krave og rene knapper, der er lige pæn åben og lukket.',
    'Skjorten {model} er skåret lige og kan bæres løst over en T-shirt eller pænt under strik.',
  ],
  blouse: [
    '{model} er en bluse med let fald og små rynker ved ærmegabet.',
    'Blusen {model} er den slags, der redder en morgen: smuk alene og god under en blazer.',
  ],
  knit: [
    '{model} er en striktrøje med ribkanter, der holder faconen, og et fald, der klæder de fleste.',
    'Tag {model} på, når der er koldt i skyggen: lun nok alene, smidig nok under jakken.',
    '{model} er strikket i ét roligt mønster og bliver kun bedre af at blive brugt.',
  ],
  cardigan: [
    '{model} er en cardigan med pæne knapper og lommer, der ikke poser.',
    'Hav {model} hængende over stolen: Cardiganen er det ekstra lag, du altid ender med at få brug for.',
  ],
  hoodie: [
    '{model} er en hættetrøje med foret hætte, kængurulomme og blød bagside.',
    'Hættetrøjen {model} falder pænt fra skulderen og har en hætte, der bliver siddende.',
  ],
  jacket: [
    '{model} er en kort jakke med rummelige lommer og plads til en trøje under.',
    'Jakken {model} dækker de måneder, hvor vejret ikke kan bestemme sig.',
  ],
  coat: [
    '{model} er en frakke med lige fald, dybe lommer og et revers, der ligger, som det skal.',
    'Frakken {model} gør selv joggingtøj præsentabelt og er varm nok til cyklen.',
  ],
  overcoat: [
    '{model} er en enkeltradet frakke med rene linjer og plads til en blazer under.',
    'Frakken {model} er skåret klassisk og stopper lige over knæet.',
  ],
  puffer: [
    '{model} er en dynejakke, der varmer meget og vejer lidt.',
    'Høj krave, lynlås helt op og lommer med for: {model} er klar til frost.',
  ],
  blazer: [
    '{model} er en blazer med bløde skuldre, der er lige så god til jeans som til pæne bukser.',
    'Blazeren {model} sidder let om kroppen og har lommer, der kan bruges.',
  ],
  dress: [
    '{model} er en kjole med bevægelse i skørtet og en talje, der følger kroppen uden at stramme.',
    'Kjolen {model} er nem at klæde op og ned: sandaler om dagen, hæle om aftenen.',
    '{model} falder blødt til midt på læggen og har lommer i sidesømmene.',
  ],
  skirt: [
    '{model} er en nederdel med høj talje og godt fald.',
    'Nederdelen {model} har skjult lynlås i siden og svinger lidt, når du går.',
  ],
  jeans: [
    '{model} er et par jeans med fem lommer og et snit, der har fundet sin form.',
    '{model} bliver kun bedre med tiden og giver sig lige nok efter et par dage.',
  ],
  trousers: [
    '{model} er et par bukser med rent snit og linning, der sidder uden at stramme.',
    'Bukserne {model} er lige pæne nok til mødet og behagelige nok til toget hjem.',
  ],
  shorts: [
    '{model} er et par shorts med løs pasform og lommer, der kan rumme lidt af hvert.',
    'Når termometeret siger tyve, er {model} det første, du finder frem.',
  ],
  leggings: [
    '{model} er et par tætte leggings med bred linning, der bliver siddende.',
    'I {model} kan du både strække dig, løbe efter bussen og sidde på gulvet.',
  ],
  jumpsuit: [
    '{model} er en buksedragt med bindebånd i taljen og brede ben.',
    'Buksedragten {model} gør påklædningen let: i med benene, op med ærmerne, færdig.',
  ],
  snowsuit: [
    '{model} er en vandtæt flyverdragt med tapede sømme og lang lynlås, så den er nem at komme i.',
    'Flyverdragten {model} har forstærkede knæ, refleks og stropper, der holder buksebenet nede.',
  ],
  bag: [
    '{model} er en skuldertaske med justerbar rem og lynlåslomme indeni.',
    'Tasken {model} har plads til pung, nøgler, bog og den vandflaske, man ellers aldrig får med.',
  ],
  tote: [
    '{model} er en rummelig shopper med lange hanke og plads til en bærbar.',
    'Fra grønthandler til møde: {model} bærer det hele og bevarer formen.',
  ],
  backpack: [
    '{model} er en rygsæk med polstrede remme, et rum til computer og lommer til det små.',
    'Rygsækken {model} sidder godt på ryggen, også når den er fyldt til randen.',
  ],
  belt: [
    '{model} er et bælte med enkelt spænde i børstet metal.',
    'Bæltet {model} er skåret i ét stykke og bliver smukkere for hvert år.',
  ],
  scarf: [
    '{model} er et stort, blødt tørklæde, der kan vikles to gange om halsen.',
    'Tørklædet {model} varmer uden at fylde og ligger pænt under jakken.',
  ],
  beanie: [
    '{model} er en strikket hue, der dækker ørerne og kan foldes op i kanten.',
    'Huen {model} sidder godt uden at klemme og kradser ikke i panden.',
  ],
  cap: [
    '{model} er en kasket med buet skygge og justerbar rem bagpå.',
    'Kasketten {model} er blød i pulden og kan klemmes ned i en jakkelomme.',
  ],
  gloves: [
    '{model} slutter tæt om håndleddet, så kulden bliver ude.',
    'Med {model} på hænderne kan du både cykle, låse op og finde mønter frem.',
  ],
  sunglasses: [
    '{model} er et par solbriller med klassisk stel og mørke glas, der tager alt det skarpe lys.',
    'Solbrillerne {model} er lette på næsen og har fuld UV-beskyttelse.',
  ],
  socks: [
    '{model} er strømper med flad tåsøm og en kant, der bliver oppe uden at stramme.',
    'Et par gode strømper mærkes først, når de mangler. {model} er dem, du leder efter i skuffen.',
  ],
  watch: [
    '{model} er et armbåndsur med rolig skive, safirglas og dato.',
    'Uret {model} viser tiden uden at råbe og er tyndt nok til at glide ind under skjorten.',
  ],
  wallet: [
    '{model} er en flad pung med plads til otte kort og lidt sedler.',
    'Pungen {model} er syet tæt i kanten og fylder ikke mere, end den behøver.',
  ],
};
