import type { LanguageCopy } from '../language-copy.ts';

/** First sentences in Norwegian. */
export const openings: LanguageCopy['openings'] = {
  sneaker: [
    '{model} er en ren og enkel sneaker med lav profil og god plass til tærne.',
    'Med {model} får du en klassisk sneaker uten store fakter: lav, lett og enkel å stelle.',
    '{model} er sneakeren som står ved døra året rundt, fordi den passer til nesten alt.',
  ],
  'running-shoe': [
    '{model} er en lett løpesko med en mellomsåle som gir energien tilbake i hvert steg.',
    'Hælkappen på {model} er godt gjennomtenkt: Den holder foten på plass uten å stramme.',
  ],
  boot: [
    '{model} er en solid boot med rund tå og et skaft som slutter godt rundt ankelen.',
    'Kraftig såle, rene sømmer og en lest med plass til raggsokker: {model} er bygd for ordentlig vær.',
  ],
  'chelsea-boot': [
    '{model} er en klassisk chelseaboot med bred strikk og hempe bak, så den er lett å få på.',
    'Chelseabooten {model} har en slank lest og en såle du kan gå langt på.',
  ],
  'ankle-boot': [
    '{model} er en elegant støvlett som slutter rett over ankelen og sitter godt rundt foten.',
    'Støvletten {model} er like fin til jeans som til kjole, og hælen er til å gå på hele dagen.',
  ],
  loafer: [
    '{model} er en loafer etter alle kunstens regler: håndsydd overlær, smal kant og innersåle i skinn.',
    'Stikk føttene i {model}, og resten av antrekket ser straks mer gjennomtenkt ut.',
  ],
  pump: [
    '{model} er en enkel pump med spiss tå og en hæl som er høy nok til fest og lav nok til fortauet.',
    'Pumpsen {model} har polstret innersåle og en lest som holder foten på plass.',
  ],
  sandal: [
    '{model} er en sandal med myke remmer og en formet fotseng som bærer foten hele dagen.',
    'Lett, åpen og justerbar: {model} er sandalen til ferien og alle de vanlige sommerdagene.',
  ],
  ballerina: [
    '{model} er en myk ballerinasko med rund tå og en såle som lar seg bøye på midten.',
    'Flat, nett og enkel: {model} veier ingenting i veska når hælene skal få fri.',
  ],
  slipper: [
    '{model} er en varm tøffel med myk såle som er stille mot gulvet.',
    'Når dagen er over, står {model} klar: lun, romslig og bare å stikke føttene i.',
  ],
  wellington: [
    '{model} er en smidig gummistøvel som er lett å få både av og på.',
    'Vannpytter er ingen hindring for {model}: Skaftet er høyt, og sålen står godt.',
  ],
  'winter-boot': [
    '{model} er en fôret vinterstøvel med vannavvisende overdel og dypt mønster i sålen.',
    'Med {model} holder føttene seg tørre og varme, også når snøen blir til slaps.',
  ],
  't-shirt': [
    '{model} er en T-skjorte med rund hals, fast halskant og en lengde som også kan brukes nedi buksa.',
    'En god T-skjorte skal klare alt og kreve lite. Det gjør {model}.',
    '{model} har rette skuldre, myke sømmer og en passform som ikke vrir seg i vask.',
  ],
  shirt: [
    '{model} er en skjorte med myk krage og enkle knapper, like fin åpen som kneppet.',
    'Skjorta {model} er rett skåret og kan brukes løst over en T-skjorte eller pent under strikk.',
  ],
  blouse: [
    '{model} er en bluse med lett fall og små rynker ved ermehullet.',
    'Blusen {model} er av det slaget som redder en morgen: fin alene og god under en blazer.',
  ],
  knit: [
    '{model} er en genser med ribbekanter som holder fasongen, og et fall som kler de fleste.',
    'Ta på deg {model} når det er kaldt i skyggen: varm nok alene, smidig nok under jakka.',
    '{model} er strikket i ett rolig mønster og blir bare bedre av å bli brukt.',
  ],
  cardigan: [
    '{model} er en cardigan med fine knapper og lommer som ikke poser.',
    'La {model} henge over stolen: Den er det ekstra laget du alltid ender med å få bruk for.',
  ],
  hoodie: [
    '{model} er en hettegenser med fôret hette, kengurulomme og myk innside.',
    'Hettegenseren {model} faller pent fra skulderen og har en hette som blir sittende.',
  ],
  jacket: [
    '{model} er en kort jakke med romslige lommer og plass til en genser under.',
    'Jakka {model} dekker de månedene da været ikke klarer å bestemme seg.',
  ],
  coat: [
    '{model} er en kåpe med rett fall, dype lommer og et slag som ligger slik det skal.',
    'Kåpa {model} får selv joggebuksa til å se ordentlig ut og er varm nok til sykkelen.',
  ],
  overcoat: [
    '{model} er en enkeltspent frakk med rene linjer og plass til en blazer under.',
    'Frakken {model} er klassisk skåret og slutter rett over kneet.',
  ],
  puffer: [
    '{model} er en boblejakke som varmer mye og veier lite.',
    'Høy krage, glidelås helt opp og fôrede lommer: {model} er klar for frost.',
  ],
  blazer: [
    '{model} er en blazer med myke skuldre, like god til jeans som til penbukse.',
    'Blazeren {model} sitter ledig og har lommer som kan brukes.',
  ],
  dress: [
    '{model} er en kjole med bevegelse i skjørtet og et liv som følger kroppen uten å stramme.',
    'Kjolen {model} er lett å pynte opp og ned: sandaler om dagen, hæler om kvelden.',
    '{model} faller mykt til midt på leggen og har lommer i sidesømmene.',
  ],
  skirt: [
    '{model} er et skjørt med høyt liv og fint fall.',
    'Skjørtet {model} har skjult glidelås i siden og svinger litt når du går.',
  ],
  jeans: [
    '{model} er en jeans med fem lommer og et snitt som har funnet formen sin.',
    '{model} blir bare bedre med tiden og gir seg akkurat nok etter et par dager.',
  ],
  trousers: [
    '{model} er en bukse med rent snitt og en linning som sitter uten å stramme.',
    'Buksa {model} er pen nok til møtet og behagelig nok til toget hjem.',
  ],
  shorts: [
    '{model} er en shorts med ledig passform og lommer som rommer litt av hvert.',
    'Når gradestokken viser tjue, er {model} det første du finner fram.',
  ],
  leggings: [
    '{model} er en tett tights med bred linning som blir sittende.',
    'I {model} kan du både tøye ut, løpe etter bussen og sitte på gulvet.',
  ],
  jumpsuit: [
    '{model} er en jumpsuit med knytebelte i livet og vide ben.',
    'Jumpsuiten {model} gjør påkledningen enkel: i med beina, opp med ermene, ferdig.',
  ],
  snowsuit: [
    '{model} er en vanntett parkdress med teipede sømmer og lang glidelås, så den er lett å komme i.',
    'Parkdressen {model} har forsterkede knær, refleks og strikk som holder buksebeina nede.',
  ],
  bag: [
    '{model} er en skulderveske med justerbar rem og innerlomme med glidelås.',
    'Veska {model} har plass til lommebok, nøkler, bok og vannflaska som ellers blir igjen hjemme.',
  ],
  tote: [
    '{model} er en romslig veske med lange hanker og plass til pc-en.',
    'Fra grønnsakdisken til møtet: {model} bærer alt sammen og beholder formen.',
  ],
  backpack: [
    '{model} er en ryggsekk med polstrede remmer, pc-rom og lommer til småtingene.',
    'Ryggsekken {model} sitter godt på ryggen, også når den er stappfull.',
  ],
  belt: [
    '{model} er et belte med enkel spenne i børstet metall.',
    'Beltet {model} er skåret i ett stykke og blir finere for hvert år.',
  ],
  scarf: [
    '{model} er et stort, mykt skjerf som rekker to ganger rundt halsen.',
    'Skjerfet {model} varmer uten å ta plass og ligger pent under jakka.',
  ],
  beanie: [
    '{model} er en strikket lue som dekker ørene og kan brettes opp i kanten.',
    'Lua {model} sitter godt uten å klemme og klør ikke i panna.',
  ],
  cap: [
    '{model} er en caps med buet skjerm og justerbar rem bak.',
    'Capsen {model} er myk i pullen og kan stappes ned i en jakkelomme.',
  ],
  gloves: [
    '{model} slutter tett rundt håndleddet, så kulden holdes ute.',
    'Med {model} på hendene kan du både sykle, låse opp og finne fram småpenger.',
  ],
  sunglasses: [
    '{model} er et par solbriller med klassisk innfatning og mørke glass som tar det skarpeste lyset.',
    'Solbrillene {model} er lette på nesen og har full UV-beskyttelse.',
  ],
  socks: [
    '{model} er sokker med flat tåsøm og en kant som holder seg oppe uten å stramme.',
    'Gode sokker merkes først når de mangler. {model} er paret du leter etter i skuffen.',
  ],
  watch: [
    '{model} er et armbåndsur med rolig urskive, safirglass og dato.',
    'Klokka {model} viser tiden uten å rope og er tynn nok til å gli inn under skjorta.',
  ],
  wallet: [
    '{model} er en flat lommebok med plass til åtte kort og noen sedler.',
    'Lommeboka {model} er tett sydd i kanten og tar ikke mer plass enn den trenger.',
  ],
};
