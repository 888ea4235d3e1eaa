import { CONFIRMATION_HOURS, PASSWORD_RULES } from '@andariego/contract/accounts-rules'
import { POINTS } from '@andariego/contract/gamification-rules'
import { GROUP_NAME_MAX, GROUP_NAME_MIN } from '@andariego/contract/groups-rules'
import { MEDIA_MAX_FILES, MEDIA_MAX_MEGABYTES } from '@andariego/contract/media-rules'
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '@andariego/contract/places-rules'
import { RATING_MAX, RATING_MIN, REVIEW_CONTENT_MIN } from '@andariego/contract/reviews-rules'
import type { Topic } from '../../understanding/topics.ts'

const EXAMPLES = [
  '«¿Qué ver en Granada?»',
  '«Museos en Buenos Aires»',
  '«¿Cómo es Machu Picchu?»',
  '«¿Qué hay cerca del Obelisco?»',
  '«Un plan de 3 días en Cusco»',
  '«¿Cómo subo de nivel?»',
]
export const examples = EXAMPLES.map((example) => `- ${example}`).join('\n')

/** Texts that are the same for everybody. */
export type HelpTexts = Record<Exclude<Topic, 'points' | 'badges' | 'favourites'>, string>
export const SPANISH_HELP: HelpTexts = {
  addPlace: `Abre «Agregar Lugar» en el menú, busca el lugar por su nombre, elígelo en la lista o en el mapa y guárdalo. Si quieres, agrega una descripción de ${DESCRIPTION_MIN} a ${DESCRIPTION_MAX} caracteres. Por cada lugar nuevo ganas ${POINTS.place_added.points} puntos.`,
  review: `Entra en la página del lugar, elige de ${RATING_MIN} a ${RATING_MAX} estrellas, cuenta cómo te fue con al menos ${REVIEW_CONTENT_MIN} caracteres, suma si quieres fotos o videos y publícala. Tus propias reseñas puedes editarlas y borrarlas ahí mismo.`,
  media: `Al escribir una reseña puedes sumar hasta ${MEDIA_MAX_FILES} fotos o videos de ${MEDIA_MAX_MEGABYTES} MB como máximo cada uno (JPEG, PNG, GIF, WEBP, MP4 o MOV); un video puede durar lo que quepa en eso. Cuánto espacio hay para cada persona lo decide quien lleva este sitio. Los datos de ubicación de tus fotos se borran al subirlas.`,
  describe: `En la página de cada lugar, quien haya iniciado sesión puede editar la descripción: de ${DESCRIPTION_MIN} a ${DESCRIPTION_MAX} caracteres. Se guardan todas las versiones, y puedes volver a una anterior.`,
  itinerary:
    'En «Itinerarios» creas uno nuevo: le pones nombre, sumas lugares con su fecha y los ordenas arrastrando. Luego lo abres para editarlo, compartirlo o llevarlo sin conexión. También puedo empezarlo yo: pídeme, por ejemplo, «un plan de 3 días en Granada».',
  favourite:
    'Toca el corazón en la página de un lugar para marcarlo como favorito; tócalo otra vez para quitarlo.',
  groups: `En «Grupos» creas uno con un nombre de ${GROUP_NAME_MIN} a ${GROUP_NAME_MAX} caracteres e invitas a otros viajeros por su correo o su nombre. Lo ven solo sus miembros. Quien lo crea lo administra, y eso no pasa a otra persona; cualquiera puede salir.`,
  messages:
    'Busca a un viajero por su nombre o su correo en el buscador de arriba y escríbele desde su perfil. Tus conversaciones están en el ícono de mensajes.',
  deleteAccount:
    'En tu cuenta está «Eliminar cuenta»: te pide la contraseña y borra tus datos personales enseguida. Tus lugares y reseñas quedan, sin tu nombre.',
  data: 'En tu cuenta puedes descargar todo lo que compartiste, también lo que hablamos aquí, en un archivo ZIP. Lo que hablas conmigo lo ves solo tú; si marcas una respuesta como que no te sirvió, quien administra el sitio puede leerla sin saber de quién es. Tus datos no se venden; quién más los ve, y cuánto se guardan, lo dice «Privacidad», al pie de cada página. Esta conversación la borras con «Nueva conversación».',
  password: `Una contraseña lleva ${PASSWORD_RULES.map(({ hint }) => hint.toLowerCase()).join(', ')}. La contraseña se cambia en tu cuenta. Si la olvidaste, en la página de inicio de sesión puedes pedir un enlace para elegir otra.`,
  theme:
    'Con el botón del sol o la luna, en el encabezado, cambias entre el modo claro y el oscuro. Mientras no elijas, sigue a tu dispositivo.',
  account: `En «Registrarse» eliges correo y contraseña; te llega un correo con un enlace para confirmarlo, que vale ${CONFIRMATION_HOURS} horas, y después inicias sesión. Si el correo no llega o el enlace venció, mira en spam o pide otro desde la misma página.`,
  explore:
    'En «Explorar» buscas lugares por nombre, ciudad o país, los filtras por tipo y puntuación y los ordenas; también entiende «playas tranquilas»; con «Mapa» los ves en el mapa y al moverlo cambia la lista.',
  shared:
    'En la página de tu itinerario está «Compartir»: das acceso a una persona, que edita o solo mira, a un grupo tuyo, o a quien tenga un enlace, también sin cuenta.',
  reactions:
    'Bajo cada reseña de otra persona hay «Me gusta» y «No me gusta»; si lo pulsas de nuevo, se quita. Las reseñas que más gustan dan la foto del lugar.',
  photo:
    'Tu foto de perfil, tu nombre y tu presentación se cambian en «Mi cuenta», en «Tu perfil». Las fotos de un lugar van en su reseña.',
  report:
    'Con «Denunciar», junto a lo que publicó otra persona, un moderador lo mira, y te avisa cuando termina. Si el error está en la descripción de un lugar, puedes corregirla tú en su página. Un lugar repetido también se denuncia: moderación une los dos.',
  notifications:
    'La campana del encabezado muestra lo que te concierne: reacciones, premios, viajes y grupos. En tu cuenta, en «Notificaciones», eliges para cada cosa si te avisamos en la app, por correo enseguida, en un resumen semanal o nunca, y a qué horas no quieres correos.',
  find: 'Escribe el nombre, el usuario o el correo de la persona en el buscador de arriba: verás su perfil, y desde ahí puedes escribirle o agregarla a un grupo.',
  language:
    'El idioma de las pantallas de Andariego es el español, y no se cambia. A mí puedes preguntarme también en inglés, portugués, francés o italiano.',
  app: 'Andariego funciona en el navegador del teléfono y de la computadora. Desde el menú del navegador puedes instalarlo como una aplicación; no hay que buscarlo en ninguna tienda.',
  email:
    'En tu cuenta está «Cambiar de correo»: te llega un enlace al correo nuevo y se cambia cuando lo confirmas. Al de ahora le avisamos.',
  offline:
    'Un viaje lo llevas contigo con «Llevar sin conexión», en su página: plan, lugares, reseñas, fotos y mapa quedan en tu dispositivo. Yo necesito conexión para responder.',
  mistake:
    'En la página del lugar puedes corregir tú la descripción. Si está mal su nombre, su ciudad o su punto en el mapa, o cerró para siempre, usa ahí mismo «Sugerir corrección»: la revisa quien agregó el lugar o el equipo de moderación.',
  keepAway:
    'En el perfil de la persona puedes silenciarla o bloquearla. En tu cuenta, en «Bloqueados y silenciados», ves a quiénes, y ahí los desbloqueas.',
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
  calendar:
    'En la página de tu itinerario, en «Más acciones», está «Descargar o imprimir»: ahí bajas el calendario (.ics) o copias la dirección de un calendario al que suscribirte, que se mantiene al día.',
  export:
    'En la página de tu itinerario, en «Más acciones», está «Descargar o imprimir»: un libro para imprimir, y archivos para el calendario (.ics), para mapas (.gpx, .kml), como tabla (.csv) o datos (.json).',
  deleteItinerary:
    'En la página de tu itinerario, en «Más acciones», la última opción es «Eliminar». Se borra solo el itinerario; los lugares y las reseñas quedan.',
  copyTrip:
    'En la página de un itinerario está «Copiar viaje», en «Más acciones» o a la vista si solo puedes mirarlo. También puedes copiar un solo día a otro viaje, o mover todas las fechas con «Copiar o mover fechas».',
  expenses:
    'En cada parada de tu itinerario puedes anotar su costo, y el viaje muestra los costos. Repartir gastos entre varias personas no se puede en Andariego.',
  stopDetails:
    'Cada parada de un itinerario tiene detalles: hora, duración, nota, costo, enlace de la reserva y archivos (PDF o imágenes). Los que comparten el viaje pueden comentarla.',
  checklist:
    'En la página de tu itinerario está la lista «Para llevar y hacer»: agregas lo que no quieres olvidar y lo vas marcando.',
  ideas:
    'En un itinerario, lo que aún no tiene día queda en «Sin fecha». De ahí lo llevas a un día, y al revés, arrastrándolo o con su fecha.',
  visited:
    'En la página de tu itinerario marcas cada parada como «Hecho». Después, con «Cuéntalo con fotos», repartes las fotos del viaje, o una carpeta entera, entre esas paradas para sus reseñas.',
  history:
    'En la página de tu itinerario, en «Más acciones», está «Historial»: quién cambió qué. Lo que acabas de borrar o mover se recupera con «Deshacer».',
  vote: 'Votar no se puede en Andariego. En un itinerario compartido cada parada tiene comentarios, y en «Sin fecha» juntan lo que todavía no decidieron.',
  mapOffline:
    'El mapa de un viaje se guarda con «Llevar sin conexión», en la página del itinerario. Los lugares que ya abriste también quedan a mano; para buscar otros hace falta conexión.',
  publicProfile:
    'En tu cuenta decides si tu perfil es público («Perfil público»). Si no lo es, es privado: solo lo ven quienes han iniciado sesión. También eliges quién puede ver tu correo: quien no lo ve tampoco te encuentra por él.',
  requests:
    'El mensaje de alguien que no conoces llega a «Solicitudes», en Mensajes: no puede enviarte enlaces hasta que respondes o aceptas. A quien molesta puedes silenciarlo, bloquearlo o denunciarlo.',
  appeal:
    'Si un moderador ocultó algo tuyo o limitó tu cuenta, ahí mismo lees el motivo y puedes apelar una vez: decide otra persona.',
  sessions:
    'En tu cuenta, en «Sesiones abiertas», ves los dispositivos en los que entraste y cierras los que quieras. Si no reconoces alguno, ciérralo y cambia la contraseña.',
  signOut: '«Cerrar sesión» está en el menú de tu perfil, arriba a la derecha.',
  leaveGroup:
    'En «Grupos», en la tarjeta del grupo, está «Salir del grupo»; quien lo administra también puede quitar a otros o eliminar el grupo.',
  shareGroup:
    'Desde la página de tu itinerario, «Compartir» se lo da a tu grupo: quienes están en él lo ven y lo editan. Borrarlo, solo tú.',
  draft:
    'Si te quedas sin conexión, tu reseña queda guardada en el dispositivo y se publica cuando vuelves a tenerla. Lo demás que escribes sin conexión espera también: lo ves en «Lo que falta enviar».',
  sources:
    'Todo lo que cuento sale de los lugares y reseñas que escribió la comunidad de Andariego: por eso cito la frase, las estrellas y el mes, con el enlace al lugar. Lo que nadie contó, no lo sé.',
  newChat: 'Con «Nueva conversación», en este panel, borras lo que hablamos y empezamos de cero.',
  access:
    'En la página de tu itinerario, «Compartir» hace enlaces y muestra quién entra: ahí cambias lo que puede cada persona («Edita» o «Solo mira») o la quitas. Un enlace puede tener un último día, y deja de funcionar cuando lo retiras.',
  cover:
    'La portada del viaje es la imagen de una de sus paradas: en los detalles de esa parada está «Usar como portada».',
  orderDay:
    'En cada día de tu itinerario está «Ordenar por cercanía»: busca un orden más corto, deja en su sitio las paradas con hora, y se deshace con un toque. También puedes arrastrarlas.',
  lockedOut:
    'Sin el teléfono entras con uno de tus códigos de recuperación, en lugar del código de la aplicación. Si tampoco los tienes, escribe a quienes llevan este sitio: pueden quitar el segundo paso.',
  map: 'El mapa muestra las calles de las regiones que cargó quien lleva este sitio; ahí el viaje dibuja también el camino a pie entre paradas. En lo demás ves costas, ciudades y distancias.',
  walk: 'Entre dos paradas, tu itinerario dice la distancia y el tiempo a pie: por las calles donde este sitio las tiene, estimado en lo demás. En los detalles de una parada eliges otro medio y su tiempo.',
  keyboard:
    'Todo Andariego se maneja también con el teclado y con lector de pantalla. Para mover una parada, llega a su asa con Tab, púlsala con Espacio, muévela con las flechas y suéltala con Espacio.',
  travels:
    'Un perfil público tiene un mapa de los países y ciudades de tus reseñas. Lo enciendes en tu cuenta, con «Perfil público».',
  waiting:
    'Lo que parece publicidad espera a que lo mire un moderador, sobre todo en cuentas nuevas; mientras tanto solo lo ves tú. En «Tus avisos» está lo que espera, y ahí te contamos qué se decidió.',
  placeQuestion:
    'En la página de cada lugar está «Pregunta sobre este lugar»: contesta con lo que dicen las reseñas, también sin cuenta. Si nadie lo contó todavía, te lo dice.',
  rules:
    'Al pie de cada página están «Privacidad», «Términos» y «Normas», y el contacto de quienes llevan este sitio, si lo dieron.',
  dayFacts:
    'Cada día de tu itinerario dice a qué hora sale y se pone el sol, los feriados, y la moneda y el idioma del país.',
  company:
    'Varios pueden editar un viaje a la vez: cada cambio aparece enseguida en las otras pantallas, se ve quién más lo mira, y no se pierde nada. Si dos escriben la misma nota y no se puede unir, quedan las dos versiones.',
  messageDetails:
    'Un mensaje lleva solo texto y no se borra después de enviado. Debajo ves si fue leído. A quien no conoces puedes enviarle enlaces desde que responde o acepta.',
  emergency:
    'Lo siento. Yo solo conozco lo que la comunidad cuenta de sus lugares, y en una urgencia no te sirvo. Si alguien corre peligro, llama al número de emergencias del país (112 en Europa, 911 en muchos países de América) o pide ayuda donde te alojas. Un robo se denuncia en la policía; la tarjeta se bloquea llamando a tu banco; y por el pasaporte ayuda el consulado de tu país.',
}
