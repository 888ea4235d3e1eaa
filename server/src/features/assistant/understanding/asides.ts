import { fold } from '../../maps/public.ts'
import { withoutCourtesies } from './courtesies.ts'
import { withoutVocatives } from './vocatives.ts'

const WITHOUT =
  '(?:sin|without|sem|sans|senza|no (?:quiero|queremos|pienso|pensamos|hace falta)|aunque no|even if (?:we|i) (?:are|am|re) not|not)'
const TO_STAY =
  '(?:(?:tener que|having to|ter que|devoir|dover) )?(?:dorm\\w+|qued\\w+|aloj\\w+|hosped\\w+|pernoct\\w+|pasar la noche|reserv\\w+|pag\\w+|estar|ser|sleep\\w*|stay\\w*|book\\w*|spend\\w* the night|being|be|fic\\w+|loger|log\\w+|rest\\w+|pass\\w+ la nuit|alloggi\\w+|pernott\\w+|soggiorn\\w+|prenot\\w+|guests?|hu[eé]sped\\w*|client\\w*)'
const A_BED =
  '(?:h[oô]tel\\w*|hostal\\w*|hostel\\w*|albergo|alberghi|albergue|posada|pousada|auberge|habitaci[oó]n|cuarto|room|quarto|chambre|camera|noche|notte|nuit|night|hu[eé]sped\\w*|guests?|ospit[ei]|h[oó]spedes?|client\\w*)'
const LINKS =
  '(?:(?:en|a|de|del|el|la|un|una|uno|in|at|the|an?|em|no|na|num|à|l|dans|nel|all|alla|ah[ií]|there|l[aà]|l[ií]|ahí mismo|como|as) ?)*'
const NOT_STAYING = new RegExp(
  `(?<!\\p{L})${WITHOUT}\\s+${TO_STAY}\\s+(?:${LINKS})['’]?${A_BED}(?!\\p{L})`,
  'giu',
)

/** 'el hotel sin pileta, dónde me baño': somebody who says what their hotel lacks looks for no hotel. */
const HOTEL_LACKS =
  /(?<!\p{L})(?:(?:y|con|e|and|mi|nuestro|en) )*(?:el|mi|nuestro|my|our|the|o|meu|nosso|mon|notre|il mio|il nostro|del|al) ?(?:hotel|hostal|hostel|airbnb|hospedaje|alojamiento|depto|departamento|apartamento)(?: (?:es|está|que tengo|donde (?:estoy|paro)))?(?: no tiene| sin| without| has no| sem| não tem| senza| sans)\s+\p{L}+(?=\s*[,;.:!…])/giu

/** What ends a question and says nothing: 'vale la pena o está pa la historia', 'está bueno o qué'. */
const SAYS_NOTHING =
  /(?<=\p{L})[,\s]+(?:o|or|ou|oppure)\s+(?:(?:ya\s+|no\s+)?(?:est[aá]|es|son|est[aá]n|era|queda)\s+)?(?:(?:ya\s+)?(?:pa|para)\s+(?:la\s+(?:historia|basura|chingada|risa|foto(?:\s+y\s+ya)?)|el\s+(?:perro|olvido|tigre|gato)|llorar|re[ií]r|nada)|pal\s+(?:perro|gato|tigre|olvido)|pura?\s+(?:historia|pinta|cuento|fama|foto)|de\s+mentiras?|qu[eé](?:\s+onda|\s+tal)?|nel|nada(?:\s+que\s+ver)?|ni\s+fu\s+ni\s+fa|paso\s+de\s+largo|ni\s+vale|un\s+suicidio|una\s+locura|un\s+disparate|c[oó]mo\s+es\s+la\s+cosa|mejor\s+ni|what|not|nah|pas|no|n[aã]o)\s*(?=[?!.…]*\s*$)/giu

/** 'la otra vez me comí un viaje al cuete', behind a question. */
const LAST_TIME =
  /(?<=\?.*)(?<=[?.,;!]\s*)(?:la (?:otra|[uú]ltima) vez|la vez pasada|una vez|ayer|antier|anteayer|el (?:año|mes|verano) pasado|last (?:time|year|week)|yesterday)(?!\p{L})[^?]*$/giu
/** 'carnet de la uni': the card says that somebody pays as a student. */
const STUDENTS_CARD =
  /(?<!\p{L})(?:carn[eé]t?|credencial|libreta|tarjeta|c[eé]dula)s? (?:de (?:la |mi )?)?(?:uni|universi\p{L}+|facu|facultad|estudiantil|cole|colegio|escuela|prepa)(?!\p{L})/giu

/** 'vale la pena el mercado o es puro relajo': the alternative to something worth a visit names nothing. */
const OR_IS_IT_A_SHAM =
  /(?<=(?<!\p{L})(?:vale|valen|merece|tan buen[oa]s?|tan lind[oa]s?|tan bonit[oa]s?|est[aá] buen[oa]|est[aá] chid[oa])(?!\p{L}).*\p{L})[,\s]+o\s+(?:(?:ya\s+)?(?:es|son|est[aá])\s+)?(?:puro|pura|puros|puras|s[oó]lo|nom[aá]s|un|una)\s+\p{L}+(?:\s+(?:de|para|pa)\s+\p{L}+)?(?=\s*[?!.…])/giu
/** 'es un suicidio subir en julio?' */
const A_SUICIDE =
  /(?<!\p{L})(es|ser[ií]a|resulta|son)\s+(?:un\s+|una\s+|casi\s+un\s+|medio\s+)?suicid(?:io|as?)(?!\p{L})/giu
/** 'lo malo del parque, sed sinceros'. */
const BE_HONEST =
  /[,;.!]?\s+(?:s[eé]|sed|sean?|seamos|con(?: toda)?|be|siate|sii|soyez|sois|seja[m]?) (?:sincer\p{L}*|honest\p{L}*|franc\p{L}*|honn\p{L}*|onest\p{L}*)(?:\s+(?:conmigo|please|por favor|porfa))?(?=\s*(?:[?!.…,;]|$))/giu
/** 'hasta el tren de las 20 h' says when somebody leaves, and asks for no train. */
const UNTIL_IT_LEAVES =
  /(?<!\p{L})(?:hasta|antes de|antes que salga|antes de que salga|until|before|jusqu['’]?[aà]|avant|fino al|prima del|at[eé]|antes do) ?(?:que salga )?(?:el|mi|nuestro|la|l|the|my|our|o|il|le|mon)?\s*(?:tren|vuelo|avi[oó]n|bus|autob[uú]s|colectivo|micro|ferry|barco|train|flight|plane|treno|volo|trem|voo|vol)(?: (?:de|a) (?:la|las|los)? ?\d[\d:.]*(?: ?(?:hs?|horas|am|pm))?| (?:at|à|alle|às) \d[\d:.]*(?: ?(?:hs?|am|pm))?)?(?!\p{L})/giu
/** 'algo cultural pa bajar el azúcar': a walk after a meal is for no sugar. */
const TO_WALK_IT_OFF =
  /(?<!\p{L})(?:pa|para|como para|to|pour|per) (?:bajar|quemar|digerir|rebajar|gastar|walk off|burn off|digérer|smaltire)(?: (?:el|la|los|las|lo|un poco|tant[oa]s?|the|le|il|i))* (?:az[uú]car\p{L}*|comida|almuerzo|cena|calor[ií]as|panza|comilona|barriga|grasa|dulce|cena|lunch|dinner|calories|pranzo|lo comido|atrac[oó]n|repas|déjeuner)(?!\p{L})/giu

/** 'tiene comida o solo trago' asks for the food. */
const OR_JUST =
  /(?<=\p{L})[,\s]+(?:o|ou|or)\s+(?:(?:es|son|hay|tiene|tienen|venden)\s+)?(?:s[oó]lo|solamente|[uú]nicamente|nom[aá]s|puro|pura|just|only|s[oó])\s+\p{L}+(?:\s+(?:y|de)\s+\p{L}+)?(?=\s*[?!.…])/giu
/** 'pa dónde pego', 'pa dónde jalo': where somebody should go. */
const WHERE_TO =
  /(?<!\p{L})(?:pa|para|a|hacia) ?d[oó]nde (?:pego|jalo|jalamos|agarro|agarramos|cojo|tiro|arranco|arrancamos|le llego|le caigo|enfilo|rumbeo)(?!\p{L})/giu

/** 'una pregunta: …', before what is asked. */
const MAY_I_ASK =
  /^[\s¡¿]*(?:(?:tengo|hago|va) )?(?:una|otra|mi|la)? ?(?:pregunt(?:a|ita)|consult(?:a|ita)|dud(?:a|ita)|question|pergunta|domanda)(?: r[aá]pida| boba| tonta)?\s*[:,]\s*(?=\S)/iu
/** '(mi niña se marea, por eso pregunto)', and 'es que quiero ir de vinos antes' behind a question. */
const WHY_I_ASK =
  /\([^()]*(?:por eso|x eso) (?:lo |la )?(?:pregunto|consulto|digo)[^()]*\)|(?<=\?.*)(?<=[?.;!]\s*)(?:es|e) que (?!hora|d[ií]a|precio)[^?]*$/giu
/** 'lo leí en otro lado' says where somebody has it from. */
const READ_ELSEWHERE =
  /(?<=[?.,;!]\s*)(?:es que |pues |porque )?(?:(?:eso |algo as[ií] )?lo |eso )?(?:le[ií]|vi|escuch[eé]|o[ií]|me (?:lo )?(?:dijeron|contaron)|dicen) (?:eso )?(?:en|por) (?:otr[oa]s? (?:lado|parte|sitio|p[aá]gina|web)s?|internet|google|ah[ií]|tiktok|instagram|facebook|un foro|un blog)(?!\p{L})/giu

/** 'my grandpa was a leather worker', beside the question. */
const OF_THE_FAMILY =
  /(?<=[?.,;!]\s*)(?:es que |y |porque |pq |because )?(?:mi|my|our|meu|minha|mon|ma|mi[ao]|il mio|la mia) (?:abuel[oa]|abuelit[oa]|nonn[oa]|padre|madre|pap[aá]|mam[aá]|viej[oa]|suegr[oa]|t[ií][oa]|grand(?:pa|ma|father|mother|dad)|father|mother|dad|mum|mom|uncle|aunt|av[oôó]|pai|m[aã]e|grand-?p[eè]re|grand-?m[eè]re|p[eè]re|m[eè]re) (?:era|fue|was|used to be|used to work|worked|trabajaba|trabaj[oó]|foi|trabalhava|[eé]tait|faceva|lavorava)(?!\p{L})[^?.,;!]*/giu
/** 'ando bien crudo' says how somebody feels, and asks for nothing raw. */
const HUNGOVER =
  /(?<!\p{L})(?:(?:ando|estoy|vengo|amanec[ií]|me levant[eé])(?: (?:bien|re|muy|medio|todo|toda))? (?:crud[oa]|enguayabad[oa]|engomad[oa]|de resaca|con resaca)|(?:traigo|tengo) (?:una |la )?(?:cruda|resaca|goma)(?: (?:marca diablo|horrible|terrible))?)(?!\p{L})/giu
/** 'con los pies destrozados' says how somebody feels, and asks for nothing easy. */
const TIRED =
  /(?<!\p{L})(?:(?:y |e )?(?:con|tengo|traigo|llevo) (?:los |mis )?pies (?:destrozad|molid|reventad|hechos? (?:polvo|mierda|pomada)|deshech|adolorid|cansad)\p{L}*|(?:ando|estoy|vengo|llego|andamos|estamos|venimos|llegamos) (?:(?:bien|re|muy|medio|todo|toda) )?(?:rendid|reventad|hech[oa]s? (?:polvo|mierda|pomada))\p{L}*)/giu
/** 'a chocolate bar' is eaten, and no bar. */
const A_BAR_TO_EAT =
  /(?<=(?<!\p{L})(?:[Cc]hocolate|[Cc]hoc|[Cc]andy|[Pp]rotein|[Gg]ranola|[Ss]oap)\s)bars?(?!\p{L})/gu
/** 'el último día del año' is a date, of which reviews tell by its number. */
const LAST_OF_YEAR = /(?<!\p{L})(?:el )?[uú]ltim[oa] (?:d[ií]a|noche) del a[nñ]o(?!\p{L})/giu
/** 'V. de Leyva' */
const VILLA = /(?<!\p{L})v\.? ?de (?=\p{L}{4,})/giu

/** Returns a message without what somebody says that they do not want besides: 'una piscina sin dormir en el hotel' asks for no hotel. */
export const withoutAsides = (message: string): string =>
  message
    .replace(NOT_STAYING, ' ')
    .replace(HOTEL_LACKS, ' ')
    .replace(SAYS_NOTHING, '')
    .replaceAll(A_SUICIDE, '$1 peligroso')
    .replace(OR_IS_IT_A_SHAM, '')
    .replace(OR_JUST, '')
    .replace(WHERE_TO, 'dónde voy')
    .replace(BE_HONEST, '')
    .replace(UNTIL_IT_LEAVES, ' ')
    .replace(TO_WALK_IT_OFF, ' ')
    .replace(/ {2,}/g, ' ')

/** 'holaaaa', 'graciasss': words with a letter that is repeated for emphasis; 'Carlos III' is none. */
const DRAWN_OUT =
  /(?<![\p{L}\p{N}])(?!(\p{L})\1*(?![\p{L}\p{N}]))\p{L}*(\p{L})\2{2,}\p{L}*(?![\p{L}\p{N}])/giu
const HELD = /(\p{L})\1{2,}/giu
/** 'segunda-feira' is no fair. */
const FEIRA = /(?<=(?:segunda|ter[cç]a|quarta|quinta|sexta)s?)[- ]feiras?(?!\p{L})/giu
/** 'no me deja en paz' names no La Paz. */
const IN_PEACE = /(?<!\p{L})(dej\p{L}+|vivir|viajar|estar) en paz(?!\p{L})/giu
/** 'caixa eletrônico' gives money, and 'caixa' alone takes it. */
const A_CASH_MACHINE = /(?<!\p{L})caixas? (?:eletr[oôó]nic[oa]s?|autom[aá]tic[oa]s?|24 ?horas)(?!\p{L})/giu
/** In Italian one also pays with what gives money. */
const PAID_BY_CARD =
  /(?<!\p{L})((?:prend|accett|pag|prelev)\p{L}+ (?:con |col |anche )?(?:il )?)bancomat(?!\p{L})/giu
/** 'frutti di mare' are no fruit, and on no beach. */
const SEAFOOD = /(?<!\p{L})(?:frutti di mare|fruits? de mer|frutos do mar)(?!\p{L})/giu
/** 'in riva al mare' names no town. */
const BY_THE_WATER = /(?<!\p{L})in riva (?=al |alla |all['’])/giu
/** 'dar de comer a los peces' is no meal. */
const TO_FEED =
  /(?<!\p{L})d(?:ar|arle|arles|en|an|as|amos|ando)(?:\s+un\s+poco)?\s+de\s+comer(?=\s+(?:con\s+(?:la|mi|sus)\s+(?:mano|propias)\p{L}*\s+)?(?:a|al|algun\p{L}*)(?!\p{L}))/giu
/** 'does the shop ship bottles to Canada': to ship something is to send it. */
const TO_SHIP =
  /(?<!\p{L})ship(s|ped|ping)?(?=(?:\s+(?!to\b)[\p{L}'’]+){0,4}\s+(?:to\s+\p{L}|abroad|overseas|internationally|worldwide|home)|\s*\?)(?<!(?<!\p{L})(?:the|a|this|that|old|big|pirate|cruise)\s+ship)/giu
/** 'si es tan amable', said to the assistant. */
const IF_YOU_PLEASE =
  /[,;.]?\s*(?:si (?:es|fueras?|eres|sos|fuese) (?:usted )?tan (?:amable|gentil)|(?:ser[ií]as?|sea|podr[ií]as? ser) tan (?:amable|gentil)(?: de| en)?|si no es (?:mucha )?molestia|si no (?:te|le) molesta|if you(?:['’]d| would) be so kind|se n[aã]o for inc[oô]modo|per cortesia|je vous prie)(?=\s*(?:[?!.…,;]|$|\p{L}))/giu
/** 'jajaja', 'xd' */
const LAUGHTER =
  /(?<![\p{L}\p{N}])(?:a?(?:j[aeiou]){2,}j?|(?:h[aeo]){2,}h?|x+d+|lo+l|k{3,}|rs(?:rs)+|mdr|ptdr|lma+o|ahah(?:ah)*a?)(?![\p{L}\p{N}])/giu
/** 'mi bus llega a las 8', beside the question. */
const MY_BUS_COMES =
  /(?<=[?.,;!]\s*)(?:(?:es )?que |y |porque |pq )?(?:mi|nuestro|el|my|our|meu|mon|il mio) (?:bus|autob[uú]s|vuelo|tren|micro|colectivo|ferry|barco|avi[oó]n|flight|train|[oô]nibus|voo|treno|volo|vol) (?:llega|sale|parte|aterriza|arrives?|leaves?|lands?|chega|sai|arrive|part|arriva)(?!\p{L})[^?.,;!]*/giu
/** 'se alquila para bodas? me caso en mayo' */
const I_MARRY =
  /(?<=[?.,;!]\s*)(?:(?:es )?que |y |porque |pq )?(?:me caso|nos casamos|me voy a casar|nos vamos a casar|i'?m getting married|we'?re getting married|me casar\p{L}*)(?!\p{L})[^?.,;!]*/giu
/** 'ando por Tacna un par de horas nomás' says how long somebody is there. */
const SOME_HOURS_THERE =
  /(?<=(?<!\p{L})(?:ando|estoy|estamos|andamos|paso|pasamos)(?!\p{L})[^,.;?!]{1,40}) (?:s[oó]lo |nom[aá]s )?(?:un par de|unas(?: pocas| cuantas)?|pocas|poquitas|dos|tres) (?:horas|horitas)(?: nom[aá]s| apenas| no m[aá]s)?(?=\s*[,.;])/giu
/**
 * Returns a message without repeated letters, without the words that address somebody, and without what it says beside its
 * question. `isInNames`: whether some place's name has a word, which then stays as it is.
 */
export const onlyTheQuestion = (message: string, isInNames: (word: string) => boolean): string => {
  const shortened = withoutCourtesies(message)
    .replaceAll(LAUGHTER, (word) => (isInNames(fold(word)) ? word : ''))
    .replaceAll(LAST_TIME, '')
    .replaceAll(IF_YOU_PLEASE, '')
    .replaceAll(TO_SHIP, 'send')
    .replace(MAY_I_ASK, '')
    .replaceAll(WHY_I_ASK, '')
    .replaceAll(READ_ELSEWHERE, '')
    .replaceAll(OF_THE_FAMILY, '')
    .replaceAll(HUNGOVER, '')
    .replaceAll(TIRED, '')
    .replaceAll(LAST_OF_YEAR, 'el 31 de diciembre')
    .replaceAll(A_BAR_TO_EAT, '')
    .replaceAll(VILLA, 'villa de ')
    .replaceAll(MY_BUS_COMES, '')
    .replaceAll(I_MARRY, '')
    .replaceAll(SOME_HOURS_THERE, '')
    .replaceAll(STUDENTS_CARD, 'estudiante')
    .replaceAll(DRAWN_OUT, (word) => (isInNames(fold(word)) ? word : word.replaceAll(HELD, '$1')))
  return withoutAsides(
    withoutVocatives(
      shortened
        .replaceAll(FEIRA, '')
        .replaceAll(BY_THE_WATER, '')
        .replaceAll(SEAFOOD, 'mariscos')
        .replaceAll(PAID_BY_CARD, '$1carte')
        .replaceAll(A_CASH_MACHINE, 'cajero')
        .replaceAll(IN_PEACE, '$1 tranquilo')
        .replaceAll(TO_FEED, 'alimentar'),
    ),
  )
}
