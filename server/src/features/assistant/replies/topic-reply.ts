import { BADGES } from '@andariego/contract/badges-rules'
import type { Standing } from '@andariego/contract/gamification'
import { LEVELS, POINTS, POINTS_PER_DAY } from '@andariego/contract/gamification-rules'
import type { Topic } from '../understanding/topics.ts'
import { counted, linked, list } from './phrases.ts'
import type { Reply } from './reply.ts'

const EXAMPLES = [
  '«¿Qué ver en Granada?»',
  '«Museos en Buenos Aires»',
  '«¿Cómo es Machu Picchu?»',
  '«¿Qué hay cerca del Obelisco?»',
  '«Un plan de 3 días en Cusco»',
  '«¿Cómo subo de nivel?»',
]
export const examples = EXAMPLES.map((example) => `- ${example}`).join('\n')

const pointsText = ({ points, level, levelName }: Standing): string => {
  const next = LEVELS.find((candidate) => candidate.level === level + 1)
  const standing = `Tienes ${counted(points, 'punto', 'puntos')}: nivel ${level}, ${levelName}.`
  const left = next
    ? ` Te faltan ${next.points - points} para llegar al nivel ${next.level}, ${next.name}.`
    : ' Es el nivel más alto.'
  const ways = Object.values(POINTS).map(
    ({ points: worth, text }) => `- ${counted(worth, 'punto', 'puntos')}: ${text}`,
  )
  return `${standing}${left}\n\nAsí se ganan puntos, hasta ${POINTS_PER_DAY} por día:\n\n${ways.join('\n')}`
}

const badgesText = ({ badges }: Standing): string => {
  const held = badges.map(({ name }) => name)
  const mine =
    held.length > 0
      ? `Tienes ${counted(held.length, 'insignia', 'insignias')}: ${list(held)}.`
      : 'Todavía no tienes insignias.'
  const slugs = badges.map(({ slug }) => slug)
  const rules = BADGES.filter(({ slug }) => !slugs.includes(slug)).map(
    ({ name, requirements }) => `- **${name}**: ${requirements.map(({ step }) => step).join(' ')}`,
  )
  return rules.length > 0 ? `${mine} Así se ganan las que faltan:\n\n${rules.join('\n')}` : mine
}

/** Texts that are the same for everybody. */
const TEXTS: Record<Exclude<Topic, 'points' | 'badges' | 'favourites'>, string> = {
  addPlace:
    'Abre «Agregar Lugar» en el menú, busca el lugar por su nombre, elígelo en la lista o en el mapa y guárdalo. Si quieres, agrega una descripción de 30 a 1000 caracteres. Por cada lugar nuevo ganas 15 puntos.',
  review:
    'Entra en la página del lugar, elige de 1 a 5 estrellas, cuenta cómo te fue con al menos 10 caracteres y publícala. Tus propias reseñas puedes editarlas y borrarlas ahí mismo.',
  media:
    'Al escribir una reseña puedes sumar hasta 10 fotos o videos de 50 MB como máximo cada uno (JPEG, PNG, GIF, WEBP, MP4 o MOV). Los datos de ubicación de tus fotos se borran al subirlas.',
  describe:
    'En la página de cada lugar, quien haya iniciado sesión puede editar la descripción: de 30 a 1000 caracteres. Se guardan todas las versiones.',
  itinerary:
    'En «Itinerarios» creas uno nuevo: le pones nombre, sumas lugares con su fecha y los ordenas arrastrando. También puedo empezarlo yo: pídeme, por ejemplo, «un plan de 3 días en Granada».',
  favourite:
    'Toca el corazón en la página de un lugar para marcarlo como favorito; tócalo otra vez para quitarlo.',
  groups:
    'En «Grupos» creas uno con un nombre de 5 a 50 caracteres y agregas a otros viajeros por su correo o su nombre. Quien lo crea lo administra; cualquiera puede salir.',
  messages:
    'Busca a un viajero por su nombre o su correo en el buscador de arriba y escríbele desde su perfil. Tus conversaciones están en el ícono de mensajes.',
  deleteAccount:
    'En tu cuenta está «Eliminar cuenta»: te pide la contraseña y borra tus datos personales enseguida. Tus lugares y reseñas quedan, sin tu nombre.',
  data: 'En tu cuenta puedes descargar todo lo que compartiste, también lo que hablamos aquí, en un archivo ZIP. Esta conversación la borras con «Nueva conversación».',
  password:
    'La contraseña se cambia en tu cuenta. Si la olvidaste, en la página de inicio de sesión puedes pedir un enlace para elegir otra.',
  theme: 'Con el botón del sol o la luna, en el encabezado, cambias entre el modo claro y el oscuro.',
  account:
    'En «Registrarse» eliges correo y contraseña; te llega un correo con un enlace para confirmarlo, y después inicias sesión. Si el correo no llega, mira en spam o pide otro desde la misma página.',
  explore:
    'En «Explorar» buscas lugares por nombre, ciudad o país, los filtras por puntuación y los ordenas; con «Mapa» los ves en el mapa y al moverlo cambia la lista.',
  shared:
    'En la página de tu itinerario está «Compartir»: puedes darle acceso a un grupo tuyo o copiar un enlace para quien quieras.',
  reactions:
    'Bajo cada reseña de otra persona hay «Me gusta» y «No me gusta»; si lo pulsas de nuevo, se quita. Las reseñas que más gustan dan la foto del lugar.',
  photo:
    'Tu foto de perfil, tu nombre y tu presentación se cambian en «Mi cuenta», en «Tu perfil». Las fotos de un lugar van en su reseña.',
  report:
    'Con «Denunciar», junto a lo que publicó otra persona, un moderador lo mira. Si el error está en la descripción de un lugar, puedes corregirla tú en su página.',
  notifications:
    'La campana del encabezado muestra lo que te concierne: reacciones, premios, viajes y grupos. En tu cuenta, en «Notificaciones», eliges de qué te avisamos y si también por correo.',
  find: 'Escribe el nombre, el usuario o el correo de la persona en el buscador de arriba: verás su perfil, y desde ahí puedes escribirle o agregarla a un grupo.',
  language:
    'Las pantallas de Andariego están en español. A mí puedes preguntarme también en inglés, portugués, francés o italiano.',
  app: 'Andariego funciona en el navegador, también en el del teléfono. Desde el menú del navegador puedes instalarlo como una aplicación; no hay que buscarlo en ninguna tienda.',
  email:
    'En tu cuenta está «Cambiar de correo»: te llega un enlace al correo nuevo y se cambia cuando lo confirmas. Al de ahora le avisamos.',
  offline:
    'Un viaje lo llevas contigo con «Llevar sin conexión», en su página: plan, lugares, reseñas, fotos y mapa quedan en tu dispositivo. Yo necesito conexión para responder.',
  mistake:
    'En la página del lugar puedes corregir tú la descripción. Si está mal la dirección o el lugar está dos veces, avísalo con «Denunciar» y lo mira un moderador. Si cerró, cuéntalo en una reseña.',
  keepAway:
    'En el perfil de la persona puedes silenciarla o bloquearla. En tu cuenta, en «Bloqueados y silenciados», ves a quiénes y lo deshaces.',
  security:
    'En tu cuenta están «Sesiones abiertas», «Seguridad» con lo que pasó con tus accesos, «Llaves de acceso» para entrar con huella o PIN, y «Verificación en dos pasos».',
  profile:
    'En tu cuenta, en «Tu perfil», cambias tu nombre, tu usuario, tu foto y lo que cuentas de ti. Todo es opcional.',
  sorry:
    'Siento no haberte servido. Pruébalo con el nombre de un lugar o de una ciudad y lo que quieres saber; con el pulgar hacia abajo ayudas a que mejore.',
  price: 'Andariego es gratis: no hay planes de pago.',
  who: 'Soy el asistente de Andariego: un programa que busca entre los lugares y reseñas de la comunidad, no una persona. Entiendo preguntas sobre lugares y sobre cómo usar Andariego; lo que no está aquí, no lo sé.',
  help: `Busco entre los lugares y reseñas de la comunidad. Puedes preguntarme, por ejemplo:\n\n${examples}`,
  here: 'No sé dónde estás. Dime una ciudad o un lugar, por ejemplo «¿qué hay cerca de la Alhambra?».',
  beyond:
    'De eso no tengo información: solo conozco los lugares y las reseñas de la comunidad. Sí puedo contarte qué ver en una ciudad, cómo es un lugar o armarte un plan.',
  greeting: `¡Hola! ¿A dónde vamos? Puedes preguntarme, por ejemplo:\n\n${examples}`,
  thanks: '¡De nada! Si quieres seguir explorando, aquí estoy.',
  goodbye: '¡Buen viaje! Aquí estaré cuando quieras planear el próximo.',
}

const favouritesText = (favourites: readonly { id: string; name: string }[]): string =>
  favourites.length === 0
    ? 'Todavía no marcaste favoritos. Toca el corazón en la página de un lugar para guardarlo.'
    : `Tienes ${counted(favourites.length, 'favorito', 'favoritos')}:\n\n${favourites.map((place, index) => `${index + 1}. ${linked(place)}`).join('\n')}`

export interface Self {
  standing: () => Promise<Standing>
  favourites: () => Promise<{ id: string; name: string }[]>
}
const FAVOURITES_SHOWN = 10

/** Answers a question about the product, with the asker's own figures where they matter. */
export const topicReply = async (topic: Topic, self: Self): Promise<Reply> => {
  if (topic === 'favourites') {
    const places = (await self.favourites()).slice(0, FAVOURITES_SHOWN)
    return {
      text: favouritesText(places),
      places,
      memory: { asked: 'choose', listed: places.map(({ id }) => id) },
    }
  }
  if (topic === 'points') return { text: pointsText(await self.standing()), places: [], memory: {} }
  if (topic === 'badges') return { text: badgesText(await self.standing()), places: [], memory: {} }
  return { text: TEXTS[topic], places: [], memory: {} }
}
