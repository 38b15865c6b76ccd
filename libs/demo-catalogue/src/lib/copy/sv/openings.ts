import type { LanguageCopy } from '../language-copy.ts';

/** First sentences in Swedish. */
export const openings: LanguageCopy['openings'] = {
  sneaker: [
    '{model} är en ren och enkel sneaker med låg profil och gott om plats för tårna.',
    'Med {model} får du en klassisk sneaker utan stora later: låg, lätt och enkel att sköta.',
    '{model} är sneakern som står vid dörren året om, eftersom den passar till nästan allt.',
  ],
  'running-shoe': [
    '{model} är en lätt löparsko med en mellansula som ger tillbaka energi i varje steg.',
    'Hälkappan på {model} är väl genomtänkt: den håller foten på plats utan att klämma.',
  ],
  boot: [
    '{model} är en rejäl boot med rundad tå och ett skaft som sluter fint om ankeln.',
    'Kraftig sula, rena sömmar och en läst med plats för raggsockor: {model} är byggd för riktigt väder.',
  ],
  'chelsea-boot': [
    '{model} är en klassisk chelseaboot med bred resår och hälla bak, så att den är lätt att få på.',
    'Chelseabooten {model} har en smal läst och en sula som bär långt.',
  ],
  'ankle-boot': [
    '{model} är en elegant stövlett som slutar strax ovanför ankeln och sitter bra runt foten.',
    'Stövletten {model} är lika fin till jeans som till klänning, och klacken går att gå på hela dagen.',
  ],
  loafer: [
    '{model} är en loafer enligt konstens alla regler: handsydd ovanvrist, smal kant och innersula i skinn.',
    'Stick fötterna i {model}, och resten av kläderna ser genast mer genomtänkta ut.',
  ],
  pump: [
    '{model} är en avskalad pump med spetsig tå och en klack som är hög nog för fest och låg nog för trottoaren.',
    'Pumpsen {model} har vadderad innersula och en läst som håller foten på plats.',
  ],
  sandal: [
    '{model} är en sandal med mjuka remmar och en formad fotbädd som bär foten hela dagen.',
    'Lätt, öppen och justerbar: {model} är sandalen för semestern och alla vanliga sommardagar.',
  ],
  ballerina: [
    '{model} är en mjuk ballerinasko med rund tå och en sula som går att böja på mitten.',
    'Platt, nätt och enkelt: {model} väger ingenting i väskan när klackarna ska få vila.',
  ],
  slipper: [
    '{model} är en varm toffel med mjuk sula som är tyst mot golvet.',
    'När dagen är slut står {model} redo: varm, rymlig och bara att kliva i.',
  ],
  wellington: [
    '{model} är en smidig gummistövel som är lätt att få både av och på.',
    'Vattenpölar är inget hinder för {model}: skaftet är högt och sulan greppar bra.',
  ],
  'winter-boot': [
    '{model} är en fodrad vinterkänga med vattenavvisande ovandel och djupt mönster i sulan.',
    'Med {model} håller sig fötterna torra och varma, även när snön blir till modd.',
  ],
  't-shirt': [
    '{model} är en T-shirt med rund hals, stadig halsmudd och en längd som går att stoppa ner i byxan.',
    'En bra T-shirt ska klara allt och inte kräva något. Det gör {model}.',
    '{model} har raka axlar, mjuka sömmar och en passform som inte vrider sig i tvätten.',
  ],
  shirt: [
    '{model} är en skjorta med mjuk krage och enkla knappar, lika fin öppen som knäppt.',
    'Skjortan {model} är rakt skuren och funkar löst över en T-shirt eller snyggt under stickat.',
  ],
  blouse: [
    '{model} är en blus med lätt fall och små rynkor vid ärmhålet.',
    'Blusen {model} är av det slag som räddar en morgon: vacker för sig själv och bra under en blazer.',
  ],
  knit: [
    '{model} är en stickad tröja med muddar som håller formen och ett fall som klär de flesta.',
    'Ta på dig {model} när det är kallt i skuggan: varm nog för sig själv, smidig nog under jackan.',
    '{model} är stickad i ett lugnt mönster och blir bara bättre av att användas.',
  ],
  cardigan: [
    '{model} är en kofta med fina knappar och fickor som inte säckar sig.',
    'Låt {model} hänga över stolen: koftan är det där extra lagret som alltid kommer till användning.',
  ],
  hoodie: [
    '{model} är en huvtröja med fodrad luva, kängurufickor och mjuk insida.',
    'Huvtröjan {model} faller fint från axeln och har en luva som sitter kvar.',
  ],
  jacket: [
    '{model} är en kort jacka med rymliga fickor och plats för en tröja under.',
    'Jackan {model} täcker de månader när vädret inte kan bestämma sig.',
  ],
  coat: [
    '{model} är en kappa med rakt fall, djupa fickor och ett slag som ligger som det ska.',
    'Kappan {model} får till och med mjukisbyxor att se ordnade ut och är varm nog för cykeln.',
  ],
  overcoat: [
    '{model} är en enkelknäppt rock med rena linjer och plats för en blazer under.',
    'Rocken {model} är klassiskt skuren och slutar strax ovanför knät.',
  ],
  puffer: [
    '{model} är en täckjacka som värmer mycket och väger lite.',
    'Hög krage, dragkedja hela vägen upp och fodrade fickor: {model} är redo för minusgrader.',
  ],
  blazer: [
    '{model} är en blazer med mjuka axlar, lika bra till jeans som till finbyxor.',
    'Blazern {model} sitter ledigt och har fickor som går att använda.',
  ],
  dress: [
    '{model} är en klänning med rörelse i kjolen och en midja som följer kroppen utan att strama.',
    'Klänningen {model} är lätt att klä upp och ner: sandaler på dagen, klackar på kvällen.',
    '{model} faller mjukt till mitt på vaden och har fickor i sidsömmarna.',
  ],
  skirt: [
    '{model} är en kjol med hög midja och fint fall.',
    'Kjolen {model} har dold dragkedja i sidan och svänger lite när du går.',
  ],
  jeans: [
    '{model} är ett par jeans med fem fickor och en skärning som har hittat sin form.',
    '{model} blir bara bättre med tiden och ger med sig lagom mycket efter ett par dagar.',
  ],
  trousers: [
    '{model} är ett par byxor med rent snitt och en linning som sitter utan att strama.',
    'Byxorna {model} är fina nog för mötet och sköna nog för tåget hem.',
  ],
  shorts: [
    '{model} är ett par shorts med ledig passform och fickor som rymmer lite av varje.',
    'När termometern visar tjugo är {model} det första du letar fram.',
  ],
  leggings: [
    '{model} är ett par täta leggings med bred linning som stannar på plats.',
    'I {model} kan du sträcka på dig, springa till bussen och sitta på golvet.',
  ],
  jumpsuit: [
    '{model} är en byxdress med knytband i midjan och vida ben.',
    'Byxdressen {model} gör det lätt att klä sig: i med benen, upp med ärmarna, klart.',
  ],
  snowsuit: [
    '{model} är en vattentät overall med tejpade sömmar och lång dragkedja, så att den är lätt att komma i.',
    'Overallen {model} har förstärkta knän, reflexer och hällor som håller benen på plats.',
  ],
  bag: [
    '{model} är en axelväska med justerbar rem och ett innerfack med dragkedja.',
    'Väskan {model} rymmer plånbok, nycklar, bok och den där vattenflaskan som annars blir kvar hemma.',
  ],
  tote: [
    '{model} är en rymlig väska med långa handtag och plats för en laptop.',
    'Från torget till mötet: {model} bär alltihop och behåller formen.',
  ],
  backpack: [
    '{model} är en ryggsäck med vadderade remmar, datorfack och fickor för smått.',
    'Ryggsäcken {model} sitter bra på ryggen, även när den är full till bredden.',
  ],
  belt: [
    '{model} är ett bälte med enkelt spänne i borstad metall.',
    'Bältet {model} är skuret i ett enda stycke och blir vackrare för varje år.',
  ],
  scarf: [
    '{model} är en stor, mjuk halsduk som räcker två varv runt halsen.',
    'Halsduken {model} värmer utan att ta plats och ligger fint under jackan.',
  ],
  beanie: [
    '{model} är en stickad mössa som täcker öronen och går att vika upp i kanten.',
    'Mössan {model} sitter bra utan att klämma och sticks inte i pannan.',
  ],
  cap: [
    '{model} är en keps med böjd skärm och justerbar rem bak.',
    'Kepsen {model} är mjuk i kullen och går att trycka ner i en jackficka.',
  ],
  gloves: [
    '{model} sluter tätt om handleden så att kylan stannar ute.',
    'Med {model} på händerna kan du både cykla, låsa upp och leta fram mynt.',
  ],
  sunglasses: [
    '{model} är ett par solglasögon med klassisk båge och mörka glas som tar det skarpaste ljuset.',
    'Solglasögonen {model} är lätta på näsan och har fullt UV-skydd.',
  ],
  socks: [
    '{model} är strumpor med platt tåsöm och en resår som håller sig uppe utan att strama.',
    'Bra strumpor märks först när de saknas. {model} är paret du letar efter i lådan.',
  ],
  watch: [
    '{model} är ett armbandsur med lugn urtavla, safirglas och datum.',
    'Klockan {model} visar tiden utan att höja rösten och är tunn nog att glida in under skjortan.',
  ],
  wallet: [
    '{model} är en platt plånbok med plats för åtta kort och några sedlar.',
    'Plånboken {model} är tätt sydd i kanten och tar inte mer plats än den behöver.',
  ],
};
