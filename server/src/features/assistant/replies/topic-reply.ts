import type { Standing } from '@andariego/contract/gamification'
import { BADGES, LEVELS, POINTS, POINTS_PER_DAY } from '@andariego/contract/gamification-rules'
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

/** What stays the same for everybody. */
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
    'En «Grupos» creas uno con un nombre de 5 a 50 caracteres y agregas a otros viajeros por su correo. Quien lo crea lo administra; cualquiera puede salir.',
  messages:
    'Busca a un viajero por su correo en el buscador de arriba y escríbele desde su perfil. Tus conversaciones están en el ícono de mensajes.',
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
    'Tu perfil no lleva foto: se ve la inicial de tu correo. Las fotos van en las reseñas. Lo demás de tu cuenta se cambia en «Mi cuenta», en el menú de tu perfil.',
  report:
    'Con «Denunciar», junto a lo que publicó otra persona, un moderador lo mira. Si el error está en la descripción de un lugar, puedes corregirla tú en su página.',
  notifications:
    'La campana del encabezado muestra lo que ganaste: niveles, insignias e hitos nuevos. El ícono de mensajes avisa cuando alguien te escribe.',
  find: 'Escribe el correo de la persona en el buscador de arriba: verás su perfil, y desde ahí puedes escribirle o agregarla a un grupo.',
  language:
    'Las pantallas de Andariego están en español. A mí puedes preguntarme también en inglés, portugués, francés o italiano.',
  app: 'Andariego no se descarga: funciona en el navegador, también en el del teléfono.',
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

/** Answers about the product, with the asker's own figures where it is about them. */
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
