import { HELP } from '../lexicon/lexicon.ts'

/** Topics of questions about the product, by words of the folded question. The first match counts. */
const TOPICS = {
  favourites: /\bmis favoritos\b|\b(que|cuales) .*\bfavoritos tengo\b/,
  account:
    /\b(como|donde|puedo|quiero|no puedo)\b.*\b(registr(o|arme|arse|ar)|crear? (una |mi )?cuenta|iniciar sesion|entrar a mi cuenta|confirmar (mi )?(correo|email|cuenta)|verificar|sign up|log in|cadastr\w+)\b|^(?:\w+ ){0,3}?(?:(?:aun|todavia) )?no (?:me )?(?:he registr\w+|estoy registrad\w+|registre|tengo (?:una )?cuenta|he cread\w+ (?:una |mi )?cuenta)(?: (?:aun|todavia))?(?! (?:en|de|del|con|banc))\b/,
  explore: /\b(como|donde)\b.*\b(us[oa]|funciona|veo|abro|busco)\b.*\b(mapa|explorar|buscador|filtr\w+)\b/,
  shared: /\b(compart\w+)\b.*\b(itinerarios?|viaje|plan)\b/,
  reactions:
    /\b(me gusta|likes?|reaccion\w*|votar|util)\b.*\b(resenas?|sirve|que es|como)\b|\b(dar|doy|poner) (un )?(like|me gusta)\b/,
  here: /\bcerca (de |a )?(mi|mio|aqui|aca|donde estoy)\b|\bcerca de mi (ubicacion|posicion)\b/,
  badges: /\b(insignias?|medallas?|logros?)\b/,
  points:
    /\b(how do i (get|earn) points|level up|como ganho pontos)\b|\bpuntos\b(?! de (interes|encuentro|vista))|\b(subo|subir|pasar|paso|sube|mi|que|los|tengo) (de )?nivel(es)?\b/,
  media:
    /\b(sub[aeio]\w*|carg\w*|public\w*|adjunt\w*|poner|pongo|agreg\w*|upload|enviar|postar)\b.*\b(fotos?|videos?|imagen(es)?|photos?)\b|\b(formato|tamano|peso|cuant[oa]s) .*\b(fotos?|videos?)\b/,
  review:
    /\bhow (do|can) i (write|leave|edit|delete) (a |my )?review\b|\bcomo (escrevo|faco|apago) uma avaliacao\b|\b(como|donde|puedo|quiero)\b.*\b(escrib|hac|hag|dej|public|agreg|anad|edit|borr|elimin|sub)\w*\b.*\bresenas?\b/,
  addPlace:
    /\bhow (do|can) i add a place\b|\bcomo adiciono um lugar\b|\b(como|donde|puedo|quiero)\b.*\b(agreg|anad|sum|registr|public|cre|sub|pong|poner|carg)\w*\b.*\b(lugar(es)?|sitios?|local|negocio)\b/,
  describe: /\b(como|puedo|quiero)\b.*\b(edit|cambi|mejor|escrib|correg)\w*\b.*\bdescripcion\b/,
  itinerary:
    /\b(como|donde|puedo|how)\b.*\b(cre|hac|hag|arm|guard|descarg|export)\w*\b.*\b(itinerarios?|itinerary|roteiro)\b|\bque es un itinerario\b/,
  favourite: /\b(como|donde|puedo)\b.*\bfavoritos?\b|\bmarcar\b.*\bfavorito\b/,
  groups: /\b(como|donde|puedo|que)\b.*\bgrupos?\b/,
  messages: /\b(como|donde|puedo)\b.*\b(mensajes?|chatear|contactar|escribirle)\b/,
  deleteAccount:
    /\b(delete|close|apag\w+|exclu\w+|encerr\w+)\b.*\b(my account|minha conta|a conta)\b|\b(borr|elimin|cerr|dar de baja)\w*\b.*\bcuenta\b/,
  data: /\b(mis datos|privacidad|export\w* .*datos|descargar .*datos)\b/,
  password:
    /(?<!\b(?:wifi|wi fi|internet) )\b(?:contrasena|clave|password|senha)\b(?! (?:de |del |de la |of the |for the |do |da |pour le |del )?(?:wifi|wi fi|internet|red))/,
  theme: /\b(modo|tema) (oscuro|claro|noche)\b/,
  who: /\b(quien eres|que eres|como te llamas|eres (un |una )?(robot|bot|ia|humano|humana|persona|inteligencia|modelo)|inteligencia artificial|chatgpt|quien te (hizo|creo))\b/,
  sorry:
    /^(que |y |pero |tu |vos |usted )*(eres|sos|que|no) (muy |tan |re |un |una |me |nada |de nada )*(inutil|tont[oa]|mal[oa]|pesim[oa]|burr[oa]|idiota|estupid[oa]|sirves?|servis|entiendes?|entendes|entendiste|ayudas|ayudaste)\b( para| de)?( nada)?|\b(no era eso|eso no (te )?pregunte|no respondiste|respuesta equivocada|te equivocas(te)?)\b/,
  help: /\bwhat can you do\b|\bo que voce (pode|sabe) fazer\b|^(ayuda|help|opciones|menu|instrucciones)$|\b(que|en que) (puedes|podes|sabes) (hacer|ayudar\w*|responder)\b|\bcomo (funcionas?|te uso|me puedes ayudar|me ayudas)\b|\bque (cosas )?te puedo (preguntar|pedir)\b/,
  beyond:
    /\b(pronostico|temperatura (hace|hay|manana)|va a llover|llovera|clima (hace|hoy|manana|en)|que clima|vuelos? (?:a|de(?! vuelta| regreso)|desde|hacia|barat\w+|direct\w+|mas)|(?:hay|buscar|busca|reservar|comprar|precios?|cuanto) (?:\w+ ){0,3}vuelos?|aerolineas?|(?:necesito|piden|sacar|tramitar|hace falta|que|(?<!solo )(?<!con )(?<!pagar )la) visa|visado|pasaporte vencido|tipo de cambio|(el|del) (dolar|euro)( hoy| blue| oficial| paralelo| tarjeta)*$|(?:a cuanto|a como|como|cuanto) (?:esta|amanecio|cotiza|va|anda|sale) (?:hoy )?(?:el )?(?:cambio (?:de[l]? )?|precio del )?(?:dolar|euro|real|bitcoin)\b|cambio del (?:dolar|euro)\b|exchange rate|cotizacion|cambio de divisas|seguro de viaje|flights?|voos?)\b/,
  greeting:
    /^(hola|hey|hi|hello|ola|oi|buenas|buenos dias|buen dia|buenas tardes|buenas noches|saludos|que tal|como estas|que onda)( hola| como estas| que tal| andariego| asistente)*$/,
  thanks:
    /^(?:\p{L}+ ){0,2}gracias(?: \p{L}+){0,2}$|^(?:uy |ay |ah |oh |uf |que |muy |super |re )*(?:bacano|bacan|chevere|chido|caray|guau|wow|lind[oa]|hermos[oa]|buenisim[oa]|brutal|que (?:bueno|lindo|chido|bien|rico|padre)|orale|ostras|anda|jaj\w*|aja|mmm+|okey|okay|nice|cool|great|legal|bacana|super|cierto|ya veo|entiendo|tremendo|joya|barbaro)(?: \p{L}+)?$|^(thanks|thank you|obrigad[oa])\b.{0,20}$|^(muchas |muchisimas |mil )?gracias\b.{0,30}$|^(genial|perfecto|excelente|buenisimo|ok|vale|listo|de acuerdo)( muchas)?( gracias)?$/u,
  goodbye: /^(adios|chau|chao|hasta luego|hasta pronto|nos vemos|bye)\b.{0,20}$/,
} as const
/** Topics that only words of ayuda.txt tell; those of the first list are more specific than any pattern. */
const SPECIFIC = [
  'calendar',
  'export',
  'deleteItinerary',
  'copyTrip',
  'expenses',
  'stopDetails',
  'checklist',
  'ideas',
  'visited',
  'vote',
  'mapOffline',
  'publicProfile',
  'requests',
  'appeal',
  'sessions',
  'signOut',
  'leaveGroup',
  'shareGroup',
  'draft',
  'sources',
  'newChat',
  'email',
  'offline',
  'mistake',
  'cover',
  'orderDay',
  'access',
  'dayFacts',
  'company',
  'history',
  'lockedOut',
  'map',
  'walk',
  'keyboard',
  'travels',
  'waiting',
  'placeQuestion',
  'rules',
  'messageDetails',
  'keepAway',
  'report',
  'security',
] as const
const BY_WORDS = ['photo', 'notifications', 'find', 'language', 'app', 'price', 'profile'] as const
export type Topic = keyof typeof TOPICS | (typeof SPECIFIC)[number] | (typeof BY_WORDS)[number] | 'emergency'
const KNOWN: ReadonlySet<string> = new Set([...Object.keys(TOPICS), ...SPECIFIC, ...BY_WORDS])
export const isTopic = (name: string): name is Topic => KNOWN.has(name)
export const isSpecific = (topic: Topic): boolean => SPECIFIC.some((one) => one === topic)

/** Returns the topic of a sentence about the product, or of a courtesy. */
export const topicOf = (text: string): Topic | null =>
  (Object.keys(TOPICS) as (keyof typeof TOPICS)[]).find((topic) => TOPICS[topic].test(text)) ?? null

/** Words of questions how something is done, in all languages, and of what went wrong: 'me ocultaron una reseña', 'borré algo sin querer'. */
const ASKS =
  /\b(me (\p{L}+ )?(suspend|ocult|borr|elimin|censur|limit|lleg|escrib|acos|molest|insult|hostig|persig|hackea|robaron)\p{L}*|sin querer|por error|esta mal|(se|lo) (publica|pierde|guarda|ven?)|sirve|funciona|puede|como|donde|puedo|podria|podemos|se pueden?|quiero|quisiera|necesito|que|cual|quien(es)?|cuant[ao]s?|para que|por que|porque|hay|tienen?|olvide|olvido|perdi|no (me )?(deja|puedo|llega|aparece|sale|funciona)|how|can|where|what|who|do you|is there|posso|onde|o que|sos|eres|are|comment|come|puis je|peut on|puo|quiere|equivoque|gratis andariego)\b/u
/** 'lugares para ir con mi abuela que no puede subir escaleras' looks for places, and adds none. */
const A_SEARCH =
  /^(lugar(es)?|sitios?|algun (lugar|sitio)|un (lugar|sitio)|(busco|quiero|necesito|recomiend\w+) (un )?(lugar|sitio)(es)?|donde (puedo|podemos) ir|adonde)\b(?=.*\b(para|donde|con|sin|que)\b)/
/** 'qué lugares nuevos hay' asks for a list, unless somebody wants to add them. */
const NEWEST =
  /^(?!.*\b(agreg|anad|sum|public|registr|propon|cre|sub|pon)\w*\b).*\b((lugares|sitios) (mas )?nuevos|nuevos (lugares|sitios))\b/
const AN_ORDER = /^(\p{L}+[aei]r|\p{L}+[aei]rme|\p{L}+[aei]rlo|esta|son)\b/u
const SHORT = 6
const covered = (matches: readonly { from: number; to: number }[]): Set<number> =>
  new Set(matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)))

/**
 * Returns the topic of a question about the product that names no place, by the words of ayuda.txt: the one that explains most
 * words of the question, the first of equals.
 */
export const helpAskedBy = (
  words: readonly string[],
): { topic: Topic; covered: ReadonlySet<number> } | null => {
  const text = words.join(' ')
  if (!ASKS.test(text) && !(words.length <= SHORT && AN_ORDER.test(text))) return null
  let best: { topic: string; covered: ReadonlySet<number> } | null = null
  for (const { topic, of, withAny } of HELP) {
    if (topic === 'addPlace' && (A_SEARCH.test(text) || NEWEST.test(text))) continue
    const named = of(words)
    const done = withAny?.(words) ?? []
    if (named.length === 0 || (withAny !== null && done.length === 0)) continue
    // One word must not be both the thing and what is done with it.
    const all = covered([...named, ...done])
    if (withAny !== null && all.size < 2) continue
    if (best === null || all.size > best.covered.size) best = { topic, covered: all }
  }
  return best && isTopic(best.topic) ? { topic: best.topic, covered: best.covered } : null
}
