import { ANSWER_VERDICT_DAYS } from './assistant-rules.ts'
import { type KeptData, NOBODY_ELSE, WITH_ACCOUNT } from './kept-data-entry-rules.ts'
import { UPLOAD_HOURS } from './media-rules.ts'
import { HIDDEN_MESSAGE, MESSAGES_AROUND } from './moderation-rules.ts'
import { DELETED_PERSON } from './people-rules.ts'

/** What people publish, plan and write to each other, and what they ask the assistant. */
export const KEPT_OF_CONTENT: readonly KeptData[] = [
  {
    what: 'Los lugares, descripciones, reseñas, fotos y videos que publicas',
    why: 'Son lo que otros viajeros leen.',
    until: `Hasta que los borras. Si borras tu cuenta quedan como de «${DELETED_PERSON}».`,
    seenBy:
      'Todo el mundo. Juntos, con un mapa de por dónde anduviste, solo si activas tu perfil público. De las fotos y los videos quitamos el lugar y la cámara antes de guardarlos.',
    tables: ['all_places', 'place_descriptions', 'all_reviews', 'media', 'place_photos'],
  },
  {
    what: 'Las fotos, los videos y los documentos que aún se están subiendo por partes',
    why: 'Para que la subida siga donde quedó si pierdes la conexión.',
    until: `Hasta que los publicas o, si no, ${UPLOAD_HOURS} horas.`,
    seenBy: NOBODY_ELSE,
    tables: ['uploads'],
  },
  {
    what: 'Lo que sugieres corregir de los lugares, y cómo se respondió',
    why: 'Para que los lugares digan lo que es.',
    until: 'Hasta que lo retiras o borras tu cuenta. Lo corregido queda.',
    seenBy: 'Quien agregó el lugar y el equipo de moderación.',
    tables: ['place_corrections'],
  },
  {
    what: 'Tus favoritos y tus «me gusta»',
    why: 'Para mostrártelos y contar los de cada reseña.',
    until: `${WITH_ACCOUNT} Los puntos que alguien ganó por tus «me gusta» le quedan, con un número que ya no lleva a nadie.`,
    seenBy:
      'Tus favoritos, quienes tienen cuenta. De un «me gusta» se entera quien escribió la reseña; los demás ven solo el número.',
    tables: ['favourites', 'reactions'],
  },
  {
    what: 'Tus puntos, niveles e insignias, y de qué viene cada punto',
    why: 'Para reconocer lo que aportas.',
    until: 'Hasta que borras tu cuenta.',
    seenBy: 'El total, quienes tienen cuenta, o todo el mundo si tu perfil es público. El detalle, solo tú.',
    tables: ['user_stats', 'points_ledger', 'user_badges'],
  },
  {
    what: 'Tus itinerarios, con quién los compartes y cada cambio que se les hizo',
    why: 'Para planear solo o en grupo y poder deshacer.',
    until: `${WITH_ACCOUNT} Lo que cambiaste en itinerarios de otros queda en ellos, como de «${DELETED_PERSON}».`,
    seenBy:
      'Tú y con quienes los compartes: grupos, personas, o quien tiene el enlace. Si alguien de ellos lo denuncia, también la moderación, sin códigos de reserva ni gastos. Del enlace guardamos solo su huella.',
    tables: [
      'itineraries',
      'itinerary_items',
      'itinerary_shares',
      'itinerary_people',
      'itinerary_removed_people',
      'itinerary_links',
      'itinerary_plans',
      'itinerary_operations',
    ],
  },
  {
    what: 'Los archivos que agregas a las paradas de un itinerario, como una reserva en PDF',
    why: 'Para tenerlos a mano en el viaje.',
    until: 'Hasta que se quitan, se borra el itinerario o borras tu cuenta.',
    seenBy:
      'Quienes pueden abrir el itinerario y, si alguien de ellos lo denuncia, la moderación. De un PDF no quitamos lo que trae dentro.',
    tables: ['itinerary_files'],
  },
  {
    what: 'Lo que comentas en las paradas de un itinerario',
    why: 'Para ponerse de acuerdo.',
    until: 'Hasta que lo borras, se borra el itinerario o borras tu cuenta.',
    seenBy:
      'Quienes pueden abrir el itinerario, menos aquellos con quienes hay un bloqueo. Si alguien lo denuncia, también la moderación.',
    tables: ['itinerary_comments'],
  },
  {
    what: 'Qué itinerario compartido tienes abierto y en qué parada estás',
    why: 'Para que quienes lo miran contigo te vean.',
    until: 'Hasta que lo cierras, o unos minutos si se corta la conexión.',
    seenBy: 'Quienes tienen abierto el mismo itinerario, menos aquellos con quienes hay un bloqueo.',
    tables: ['itinerary_presence'],
  },
  {
    what: 'Los grupos en que estás',
    why: 'Para viajar acompañado.',
    until: 'Hasta que sales. Un grupo tuyo pasa a quien se unió primero.',
    seenBy: 'Los miembros del grupo. Si alguien lo denuncia, la moderación lee su nombre y su descripción.',
    tables: ['groups', 'group_members'],
  },
  {
    what: 'Los mensajes que envías y recibes',
    why: 'Para entregarlos.',
    until: `Si borras tu cuenta, los que enviaste quedan con quien los recibió, como de «${DELETED_PERSON}».`,
    seenBy: `Ustedes dos. Si una de las dos personas denuncia un mensaje, la moderación lee ese y hasta ${MESSAGES_AROUND} antes y después. Uno retirado dice «${HIDDEN_MESSAGE.replace(/\.$/, '')}».`,
    tables: ['conversations', 'conversation_sides', 'direct_messages'],
  },
  {
    what: 'Lo que hablas con el asistente, y qué respuestas te sirvieron',
    why: 'Para seguir la conversación y mejorar las respuestas.',
    until: `${WITH_ACCOUNT} Lo que marcas de una respuesta, ${ANSWER_VERDICT_DAYS} días.`,
    seenBy:
      'Solo tú. De las respuestas que marcas como que no te sirvieron, quien administra Andariego puede leer la pregunta y la respuesta, sin saber de quién son.',
    tables: ['chat_conversations', 'chat_messages', 'chat_verdicts', 'chat_versions'],
  },
  {
    what: 'Cuántas preguntas hiciste hoy al modelo del asistente, si el sitio usa uno',
    why: 'Para que alcance para todos.',
    until: 'Un día.',
    seenBy: NOBODY_ELSE,
    tables: ['assistant_model_people'],
  },
]
