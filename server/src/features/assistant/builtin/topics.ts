/** What people ask about the product itself, by words of the folded question. The first that fits counts. */
const TOPICS = {
  favourites: /\bmis favoritos\b|\b(que|cuales) .*\bfavoritos tengo\b/,
  here: /\bcerca (de |a )?(mi|mio|aqui|aca|donde estoy)\b|\bcerca de mi (ubicacion|posicion)\b/,
  badges: /\b(insignias?|medallas?|logros?)\b/,
  points:
    /\bpuntos?\b(?! de (interes|encuentro|vista))|\b(subo|subir|pasar|paso|sube|mi|que|los|tengo) (de )?nivel(es)?\b/,
  review:
    /\b(como|donde|puedo|quiero)\b.*\b(escrib|hac|hag|dej|public|agreg|anad|edit|borr|elimin|sub)\w*\b.*\bresenas?\b/,
  media: /\b(como|donde|puedo|quiero)\b.*\b(fotos?|videos?|imagen(es)?)\b/,
  addPlace:
    /\b(como|donde|puedo|quiero)\b.*\b(agreg|anad|sum|registr|public|cre|sub|pong|poner|carg)\w*\b.*\b(lugar(es)?|sitios?|local|negocio)\b/,
  describe: /\b(como|puedo|quiero)\b.*\b(edit|cambi|mejor|escrib|correg)\w*\b.*\bdescripcion\b/,
  itinerary:
    /\b(como|donde|puedo)\b.*\b(cre|hac|hag|arm|guard|compart|descarg|export)\w*\b.*\bitinerarios?\b|\bque es un itinerario\b/,
  favourite: /\b(como|donde|puedo)\b.*\bfavoritos?\b|\bmarcar\b.*\bfavorito\b/,
  groups: /\b(como|donde|puedo|que)\b.*\bgrupos?\b/,
  messages: /\b(como|donde|puedo)\b.*\b(mensajes?|chatear|contactar|escribirle)\b/,
  deleteAccount: /\b(borr|elimin|cerr|dar de baja)\w*\b.*\bcuenta\b/,
  data: /\b(mis datos|privacidad|export\w* .*datos|descargar .*datos)\b/,
  password: /\b(contrasena|clave)\b/,
  theme: /\b(modo|tema) (oscuro|claro|noche)\b/,
  who: /\b(quien eres|que eres|como te llamas|eres (un |una )?(robot|bot|ia|humano|humana|persona|inteligencia|modelo)|inteligencia artificial|chatgpt|quien te (hizo|creo))\b/,
  help: /^(ayuda|help|opciones|menu|instrucciones)$|\b(que|en que) (puedes|podes|sabes) (hacer|ayudar\w*|responder)\b|\bcomo (funcionas?|te uso|me puedes ayudar|me ayudas)\b|\bque te puedo (preguntar|pedir)\b/,
  beyond:
    /\b(clima|pronostico|temperatura|llueve|llovera|vuelos?|avion|aerolinea|visas?|pasaporte|moneda|cambio de divisas|seguro de viaje|reservar?|reservas|hotel(es)?|hostel(es)?|alojamiento|hospedaje)\b/,
  greeting:
    /^(hola|hey|buenas|buenos dias|buen dia|buenas tardes|buenas noches|saludos|que tal|como estas|que onda)( hola| como estas| que tal| andariego| asistente)*$/,
  thanks:
    /^(muchas |muchisimas |mil )?gracias\b.{0,30}$|^(genial|perfecto|excelente|buenisimo|ok|vale|listo|de acuerdo)( muchas)?( gracias)?$/,
  goodbye: /^(adios|chau|chao|hasta luego|hasta pronto|nos vemos|bye)\b.{0,20}$/,
} as const
export type Topic = keyof typeof TOPICS

export const topicOf = (text: string): Topic | null =>
  (Object.keys(TOPICS) as Topic[]).find((topic) => TOPICS[topic].test(text)) ?? null
