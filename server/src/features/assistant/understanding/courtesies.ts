// What somebody writes out of courtesy, or tells of themselves and their family, around a question: none of it is sought in reviews.

const TO_WHOM =
  'señor(?:es|as?)?|caballeros|damas|amig[oa]s?|viajer[oa]s?|comunidad|equipo|tod[oa]s|sirs?|all|friends?|team|community|travell?ers?|senhor(?:es|as?)?|viajantes|amis?|messieurs|mesdames|madame|signor[ei]|amici'
/** 'Estimados señores:', before what is asked. */
const SALUTATION = new RegExp(
  `^[\\s¡¿]*(?:(?:muy )?(?:estimad|apreciad|distinguid|respetad|querid)[oa]s?|muy|dear|prezad[oa]s?|car[oaie]s?|cher(?:s|es)?|gentil[ei]|egregi)(?: (?:${TO_WHOM}|m[ií][oa]s|y|e|and|et|ed)(?!\\p{L}))+\\s*[:,.;!–-]+\\s*(?=\\S)`,
  'iu',
)
/** 'Dios los bendiga', 'quedo atento', 'saludos cordiales', behind what is asked. */
const FAREWELL =
  /(?<=[?.!…,;]\s*)(?:(?:que )?dios (?:se )?(?:l[oae]s?|te|os|nos)(?: l[oa])? (?:bendig|cuid|guard|pag|acompa[nñ])\p{L}*(?: (?:siempre|mucho|a tod[oa]s))?|(?:muchas )?bendiciones(?: a tod[oa]s| para tod[oa]s)?|god bless(?: you)?(?: all)?|deus (?:os|vos|te|lhes?) (?:aben[cç]oe|pague)|(?:que )?dieu vous b[eé]nisse|dio (?:vi|ti) benedica|(?:un )?(?:cordial(?:es)? )?saludos?(?: cordial(?:es)?| a tod[oa]s| desde [^?.!]*)?|(?:muy )?atentamente|(?:quedo|quedamos) (?:muy )?(?:atent[oa]s?|agradecid[oa]s?)|un (?:fuerte |gran )?abrazo(?: grande)?)\s*[.!…]*\s*$/iu
/** 'según los visitantes' says whom one asks. */
const ACCORDING_TO =
  /[,;]?\s*(?<!\p{L})(?:seg[uú]n|de acuerdo (?:a|con)|according to|segundo|selon|d['’]apr[eè]s|secondo)(?: lo que (?:dicen|cuentan|opinan))? (?:(?:l[oae]s?|otr[oa]s|the|other|os|as|outros|i|gli|altri) )?(?:visitantes?|viajer[oa]s?|gente|usuari[oa]s|turistas|quienes (?:fueron|van|han ido)|que (?:ya )?(?:fueron|han ido|estuvieron)|visitors|travell?ers|people|guests|visiteurs|voyageurs|visitatori|viaggiatori|viajantes)(?!\p{L})\s*,?/giu
/** 'borda desde niña' names no children. */
const SINCE_CHILDHOOD =
  /(?<!\p{L})(?:desde (?:muy |bien )?(?:niñ[oa]s?|chic[oa]s?|chiquit[oa]s?|pequeñ[oa]s?|pib[ea]s?)|since (?:i|she|he|we|they) (?:was|were) (?:an? )?(?:kids?|child(?:ren)?|little|small)|desde (?:crian[cç]as?|pequen[oa]s?)|depuis (?:tout|toute) petite?s?|(?:fin )?da (?:piccol[oaie]|bambin[oaie]))(?!\p{L})/giu
/** 'mi señora ya me quiere echar de la casa' is no wish for a house. */
const THE_FAMILY_IS_TIRED =
  /(?<=^|[?.,;!]\s*)(?:y |pero |aunque |es que )?(?:mi|mis|nuestr[oa]s?) \p{L}+ (?:ya |no |casi |siempre |todos )*(?:me (?:quieren? (?:echar|matar|dejar)|aguantan?|soportan?|entienden?|creen?|matan?|odian?)|se (?:quejan?|r[ií]en? de m[ií])|dicen? que (?:estoy|soy) (?:un |una )?(?:loc|obsesiv|maniátic|enferm|pesad)[oa]|est[aá]n? hart[oa]s?)(?!\p{L})[^?.,;!]*/giu
/** 'mi novia es muy gótica', beside the question, is no wish for a Gothic building. */
const OF_A_SCENE =
  /(?<=[?.,;!]\s*)(?:es que |y |porque |pq )?(?:(?:mi|mis|nuestr[oa]s?) \p{L}+ (?:es|son)|soy|somos) (?:(?:muy|re|bien|medio|súper|super|bastante|un poco|un[oa]?) )*(?:g[oó]tic|punk|metaler|rocker|rock[oó]l|emo|dark|hippie|hipster|friki|frik|otaku|nerd|geek)\p{L}*(?: (?:a?(?:j[aeiou]){2,}j?|tambi[eé]n))?(?=[^\p{L}?.,;!]*(?:[?.,;!]|$))/giu
/** 'mi marido odia los bares' looks for what is none. */
const WHAT_IS_HATED =
  /(?<!\p{L})(?:(?<before>(?:mi|mis|nuestr[oa]s?) \p{L}+ )(?:odian?|detestan?|no soportan?)|(?:odio|odiamos|detesto|detestamos|no soporto|no soportamos))(?: (?:a )?(?:el|la|los|las))? (?=\p{L})/giu
/** 'colecciono boletos de ferrocarril desde el 82' looks for railways, and for no tickets. */
const COLLECTED =
  /(?<!\p{L})(?:colecciono|coleccionamos|junto) (?:boletos|billetes|maquetas|postales|fotos|revistas|recuerdos|piezas|objetos|estampillas) (?:(?:viej|antigu)[oa]s )?(?:de(?:l)?) (?:los? |las? )?([^,.;!?]+?)(?: desde (?:el|los|hace) (?:\d+|\p{L}+)(?: años)?)?(?=[,.;!?]|$)/giu
/** 'estoy leyendo sobre los incas' looks for what tells of them, and for no quiet place to read. */
const READ_ABOUT =
  /(?<!\p{L})(?:(?:estoy|ando|estuve|vengo|he estado|estamos) (?:leyendo|estudiando|investigando)|(?:le[ií]|vi|acabo de (?:leer|ver)|me termin[eé]) (?:un|una) (?:libro|novela|documental|pel[ií]cula|serie|reportaje|podcast))(?: (?:mucho|algo|cosas|un libro|una novela|un documental))? (?:sobre|acerca de)(?= \p{L})/giu
/** 'con cuadros por las paredes': the walls say where they hang, and are not sought. */
const ON_THE_WALLS =
  /(?<=(?<!\p{L})(?:con|ver|vea|tenga|hay|haya) (?:\p{L}+ ){1,3})(?:(?:por|en|sobre) (?:todas |todos )?(?:las paredes|los muros|el techo|los techos)|(?:hasta|en) el techo)(?!\p{L})/giu
/** 'hizo una promesa y la quiere pagar': who keeps a vow pays for nothing. */
const A_VOW =
  /(?<!\p{L})(?:hizo|hice|hicimos|hicieron|tengo|tiene|tenemos) una (promesa|manda)(?!\p{L})[^?.!]*?(?<!\p{L})(?:pagar(?:la|le)?|cumplir(?:la|le)?)(?!\p{L})|(?<!\p{L})pag(?:ar|o|a|amos|an) (?:una|la|mi|su|nuestra) (promesa|manda)(?!\p{L})/giu
/** 'agarran tarjeta o tengo que pasar al cajero' asks how one pays, and for no cash machine. */
const OR_CASH =
  /(?<=(?<!\p{L})tarjetas?(?!\p{L})[^?.!]*?)[,\s]+o (?:(?:tengo|tenemos|hay|habr[aá]) que|debo|debemos|me toca|nos toca|toca|mejor|necesito|conviene) (?:pas|voy|vamos|ir|par|sac|retir|llev|busc)\p{L}*[^?.!]*/giu
/** 'mi perrita Canela', 'mi hija Loja': what somebody of the traveller's is called is no town. */
const CALLED =
  /(?<!\p{L})((?:[Mm]i|[Nn]uestr[oa]|[Mm]y|[Oo]ur|[Mm]eu|[Mm]inha|[Nn]oss[oa]|[Mm]on|[Mm]a|[Nn]otre|[Mm]i[ao]) (?:(?:querid|pequeñ|viej)[oa] |little |old |petite? )?(?:perr(?:o|a|it[oa]|hij[oa])|cachorr(?:o|a|it[oa]|inh[oa])|gat(?:o|a|it[oa]|inh[oa])|mascota|lor(?:o|it[oa])|hij(?:o|a|it[oa])|niñ[oa]|nen[ea]|beb[eéê]|espos[oa]|marid[oa]|mujer|novi[oa]|parej[oa]|herman(?:o|a|it[oa])|amig(?:o|a|uita|uito)|prim[oa]|sobrin(?:o|a|it[oa])|niet(?:o|a|ecit[oa])|abuel(?:o|a|it[oa])|suegr[oa]|cuñad[oa]|ahijad[oa]|t[ií][oa]|mam[aá]|pap[aá]|dog|puppy|cat|daughter|son|wife|husband|girlfriend|boyfriend|friend|sister|brother|baby|kid|filh[oa]|namorad[oa]|chien(?:ne)?|chat(?:te)?|fils|fille|copine?|cane|cagnolin[oa]|gatt[oa]|figli[oa]|moglie|marito|amic[oa])),?(?: (?:que se llama|llamad[oa]|called|named|chamad[oa]|qui s['’]appelle|che si chiama))? (?!(?:Qu[eéi]|D[oó]nde|C[uú][aá]\p{L}+|C[oó]mo|Hay|Algo|Alg[uú]n\p{L}*|En|Es|Se|Voy|Vamos|Somos|Estamos|Quiero|Queremos|Puedo|Podemos|What|Where|Which|How|Is|Are|Can|Onde|Où|Dove)(?!\p{L}))\p{Lu}\p{Ll}+(?!\p{L}|['’])/gu
/** 'ouvi que', 'oí que': from hearsay, which no review tells of. */
const HEARSAY =
  /(?<!\p{L})(?:(?:eu )?ouvi (?:dizer |falar )?que|(?:he )?(?:o[ií]|o[ií]do) (?:decir )?que|i(?:['’]ve)? heard (?:that )?(?=there|it|they|the|you)|j['’]ai entendu (?:dire )?que|ho sentito (?:dire )?che) /giu
/** 'no me digas el precio, dime …', 'no te pregunté el horario, …': what is not to be told, before what is; the place stays. 'No me digas que cierran' asks. */
const NOT_ASKED =
  /(?<!\p{L})(?:no (?:me (?:digas?|digan|cuentes?|hables?|des|respondas?|vengas? con)|(?:te |les? |os )?(?:pregunt[eé]|pregunto|pregunt[aá]bamos|ped[ií]|pido)|(?:quiero|queremos|necesito|necesitamos) (?:saber|que me digas?))|don['’]?t tell me|i (?:didn['’]?t|did not) ask|n[aã]o (?:me (?:diga|fale)|perguntei)|ne me (?:dis|dites) pas|non (?:dirmi|mi dire|ti ho chiesto)) (?!(?:que|si|nada|that|if|whether|se)(?!\p{L}))(?:(?:about|por|de) )?(?:\p{L}+ ){0,3}?\p{L}+(?<of> (?:de|del|of|at|da|do|du|di|della) [^,.;:!?¿]{2,60})?[,.;:!¿]+\s*(?=\p{L}[^?]{6,})/giu

/** Returns a message without courtesies, hearsay and what its author says of themselves, and with what they mean by 'odia' and 'pagar una promesa'. */
export const withoutCourtesies = (message: string): string =>
  message
    .replace(SALUTATION, '')
    .replace(FAREWELL, '')
    .replaceAll(ACCORDING_TO, ' ')
    .replaceAll(SINCE_CHILDHOOD, '')
    .replaceAll(THE_FAMILY_IS_TIRED, '')
    .replaceAll(OF_A_SCENE, '')
    .replaceAll(WHAT_IS_HATED, 'sin ')
    .replaceAll(COLLECTED, 'busco algo de $1')
    .replaceAll(READ_ABOUT, 'busco algo de')
    .replaceAll(ON_THE_WALLS, '')
    .replaceAll(A_VOW, 'cumplir una promesa')
    .replaceAll(OR_CASH, ' o efectivo')
    .replaceAll(CALLED, '$1')
    .replaceAll(HEARSAY, '')
    .replaceAll(NOT_ASKED, '$<of> ')
