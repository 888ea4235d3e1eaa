import { CONFIRMATION_HOURS, PASSWORD_MIN } from '@andariego/contract/accounts-rules'
import { POINTS } from '@andariego/contract/gamification-rules'
import { GROUP_NAME_MAX, GROUP_NAME_MIN } from '@andariego/contract/groups-rules'
import { MEDIA_MAX_FILES, MEDIA_MAX_MEGABYTES } from '@andariego/contract/media-rules'
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '@andariego/contract/places-rules'
import { RATING_MAX, RATING_MIN, REVIEW_CONTENT_MIN } from '@andariego/contract/reviews-rules'
import type { HelpTexts } from './spanish.ts'

const EXAMPLES = [
  '“What is there to see in Granada?”',
  '“Museums in Buenos Aires”',
  '“What is Machu Picchu like?”',
  '“What is near the Obelisco?”',
  '“A 3 day plan in Cusco”',
]
export const examplesInEnglish = EXAMPLES.map((example) => `- ${example}`).join('\n')

/** Help in English; names on the screen stay as the screen has them, in Spanish. */
export const ENGLISH_HELP: HelpTexts = {
  addPlace: `Open «Agregar Lugar» in the menu, search for the place by its name, choose it in the list or on the map and save it. You may add a description of ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX} characters. Each new place gives you ${POINTS.place_added.points} points.`,
  review: `Open the page of the place, choose ${RATING_MIN} to ${RATING_MAX} stars, tell how it was in at least ${REVIEW_CONTENT_MIN} characters, add photos or videos if you like, and publish it. You can edit and delete your own reviews there.`,
  media: `With a review you can upload up to ${MEDIA_MAX_FILES} photos or videos of ${MEDIA_MAX_MEGABYTES} MB at most each (JPEG, PNG, GIF, WEBP, MP4 or MOV); a video may last as long as fits into that. How much space each person has is decided by whoever runs this site. The location data of your photos is removed.`,
  describe: `On the page of each place, whoever is signed in can edit the description: ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX} characters. All versions are kept.`,
  itinerary:
    'In «Itinerarios» you create one: give it a name, add places with their dates and drag them into order. Later you open it to edit, share or take it offline. I can begin it for you: ask, for example, for “a 3 day plan in Granada”.',
  favourite: 'Tap the heart on the page of a place to mark it as a favourite; tap it again to remove it.',
  groups: `In «Grupos» you create one with a name of ${GROUP_NAME_MIN} to ${GROUP_NAME_MAX} characters and invite other travellers by their e-mail or name. Only its members see it. Whoever creates it administers it, and cannot hand that on; anybody can leave.`,
  messages:
    'Search for a traveller by name or e-mail in the search box at the top and write from their profile. Your conversations are behind the messages icon.',
  deleteAccount:
    'In your account there is «Eliminar cuenta»: it asks for your password and deletes your personal data at once. Your places and reviews stay, without your name.',
  data: 'In your account you can download all that you shared, and what we talked about here, as a ZIP file. Only you see what we talk about; if you mark an answer as of no use, who runs this site can read it without knowing whose it is. Your data is not sold; who else sees it, and how long it is kept, is told in «Privacidad», at the foot of each page. «Nueva conversación» deletes this conversation.',
  password: `A password has at least ${PASSWORD_MIN} characters, one uppercase letter, one number and one symbol. You change it in your account. If you forgot it, ask for a link to choose another one on the sign-in page.`,
  theme:
    'The button with the sun or the moon, in the header, switches between the light and the dark mode. Until you choose, it follows your device.',
  account: `In «Registrarse» you choose an e-mail and a password; you get a message with a link to confirm it, valid for ${CONFIRMATION_HOURS} hours, and then you sign in. If it does not arrive, look in spam or ask for another one on the same page.`,
  explore:
    'In «Explorar» you search for places by name, city or country, filter them by kind and rating and sort them; «Mapa» shows them on the map, and the list follows as you move it.',
  shared:
    'On the page of your itinerary there is «Compartir»: give access to a person, who edits or only looks, to one of your groups, or to whoever has a link, also without an account.',
  reactions:
    'Below each review by somebody else there are «Me gusta» and «No me gusta»; press again to take it back. The reviews liked most give the place its photo.',
  photo:
    'You change your photo, your name and your introduction in «Mi cuenta», «Tu perfil». Photos of a place belong in its review.',
  report:
    'With «Denunciar», next to what somebody else published, a moderator looks at it, and you are told when they are done. If the mistake is in the description of a place, you can correct it on its page. A place that is there twice can be reported, too: moderators unite both.',
  notifications:
    'The bell in the header shows what concerns you: reactions, awards, trips and groups. In your account, «Notificaciones», you choose for each kind whether we tell you in the app, by e-mail at once, in a weekly digest or never, and at what hours you want no e-mail.',
  find: 'Type the name, user name or e-mail of the person in the search box at the top: you get to their profile, and from there you can write to them or add them to a group.',
  language:
    'The screens of Andariego are in Spanish. You can ask me in English, Portuguese, French or Italian as well.',
  app: 'Andariego works in the browser of a phone or a computer. You can install it as an app from the browser menu; it is in no store.',
  email:
    'In your account there is «Cambiar de correo»: a link goes to the new address, which counts once you confirm it. We tell the present one.',
  offline:
    'You take a trip with you by «Llevar sin conexión», on its page: plan, places, reviews, photos and map stay on your device. I need a connection to answer.',
  mistake:
    'On the page of the place you can correct the description. If its name, city or point on the map is wrong, or it closed for good, use «Sugerir corrección» there.',
  keepAway:
    'On the profile of a person you can mute or block them. In your account, «Bloqueados y silenciados», you see whom, and unblock them there.',
  security:
    'In your account there are «Sesiones abiertas», «Seguridad» with what happened to your sign-ins, «Llaves de acceso» to sign in by fingerprint or PIN, and «Verificación en dos pasos».',
  profile:
    'In your account, «Tu perfil», you change your name, user name, photo and what you tell about yourself. All of it is optional.',
  sorry:
    'Sorry that I was of no use. Try the name of a place or a city and what you want to know; the thumb down helps to improve this.',
  price: 'Andariego is free: there are no paid plans.',
  who: 'I am the assistant of Andariego: a program that searches the places and reviews of the community, no person. I understand questions about places and about how to use Andariego; what is not here I do not know.',
  help: `I search the places and reviews of the community. You can ask me, for example:\n\n${examplesInEnglish}`,
  here: 'I do not know where you are. Tell me a city or a place, for example “what is near the Alhambra?”.',
  beyond:
    'I have no information about that: I only know the places and reviews of the community. I can tell you what to see in a city, what a place is like, or make you a plan.',
  greeting: `Hello! Where are we going? You can ask me, for example:\n\n${examplesInEnglish}`,
  thanks: 'You are welcome! If you want to go on exploring, here I am.',
  goodbye: 'Have a good trip! I will be here when you plan the next one.',
  calendar:
    'On the page of your itinerary, «Más acciones», there is «Descargar o imprimir»: download the calendar (.ics) there, or copy the address of a calendar to subscribe to.',
  export:
    'On the page of your itinerary, «Más acciones», there is «Descargar o imprimir»: a book to print, and files for calendars (.ics), maps (.gpx, .kml), as a table (.csv) or data (.json).',
  deleteItinerary:
    'On the page of your itinerary, «Más acciones», the last option is «Eliminar». Only the itinerary is deleted; places and reviews stay.',
  copyTrip:
    'On the page of an itinerary there is «Copiar viaje», in «Más acciones» or in sight if you may only look at it. You can also copy one day to another trip, or move all dates with «Copiar o mover fechas».',
  expenses:
    'At each stop of your itinerary you can note what it costs, and the trip shows the costs. Andariego does not split expenses between people.',
  stopDetails:
    'Each stop of an itinerary has details: time, duration, note, cost, link of the booking and files (PDF or images). Whoever shares the trip can comment on it.',
  checklist:
    'On the page of your itinerary there is the list «Para llevar y hacer»: add what you do not want to forget and tick it off.',
  ideas:
    'In an itinerary, what has no day yet stays in «Sin fecha». From there you move it to a day, and back, by dragging it or by its date.',
  visited:
    'On the page of your itinerary you mark each stop as «Hecho». After that, «Cuéntalo con fotos» spreads the photos of the trip over these stops for their reviews.',
  history:
    'On the page of your itinerary, «Más acciones», there is «Historial»: who changed what. What you just deleted or moved comes back with «Deshacer».',
  vote: 'Andariego has no polls. In a shared itinerary each stop has comments, and «Sin fecha» keeps what is not decided yet.',
  mapOffline:
    'The map of a trip is stored with «Llevar sin conexión», on the page of the itinerary. Places that you opened before stay at hand, too; to search for others you need a connection.',
  publicProfile:
    'In your account you decide whether your profile is public («Perfil público»). If not, only signed-in people see it. You also choose who can see your e-mail.',
  requests:
    'A message from somebody you do not know goes to «Solicitudes», in Mensajes: they can send no links until you answer or accept. Whoever bothers you can be muted, blocked or reported.',
  appeal:
    'If a moderator hid something of yours or limited your account, you read the reason there and can appeal once: another person decides.',
  sessions:
    'In your account, «Sesiones abiertas», you see the devices on which you signed in and end those that you want. If you do not know one, end it and change your password.',
  signOut: '«Cerrar sesión» is in the menu of your profile, at the top right.',
  leaveGroup:
    'In «Grupos», on the card of the group, there is «Salir del grupo»; whoever administers it can also remove others or delete the group.',
  shareGroup:
    'From the page of your itinerary, «Compartir» gives it to your group: its members see and edit it. Only you can delete it.',
  draft:
    'If you lose the connection, your review is kept on the device and published when you are back online. What else you write offline waits, too: see «Lo que falta enviar».',
  sources:
    'All that I tell comes from the places and reviews that the community of Andariego wrote: so I quote the sentence, the stars and the month, with the link to the place. What nobody told I do not know.',
  newChat: '«Nueva conversación», in this panel, deletes what we talked about, and we start again.',
  access:
    'On the page of your itinerary, «Compartir» makes links and shows who may enter: there you change what each person may do («Edita» or «Solo mira») or remove them. A link may have a last day, and ends when you revoke it.',
  cover:
    'The cover of a trip is the picture of one of its stops: the details of that stop have «Usar como portada».',
  orderDay:
    'Each day of your itinerary has «Ordenar por cercanía»: it looks for a shorter order, leaves stops with a time where they are, and is undone by one tap. You can also drag them.',
  lockedOut:
    'Without your phone you sign in with one of your recovery codes in place of the code of the app. If you lack those too, write to whoever runs this site: they can take the second step away.',
  map: 'The map shows streets of the regions that whoever runs this site imported; there a trip also draws the way on foot between stops, with its time. Elsewhere you see coasts, towns, distances and an estimated time.',
  walk: 'Between two stops your itinerary tells the distance and the time on foot: along streets where this site has them, an estimate elsewhere. In the details of a stop you choose another means and its time.',
  keyboard:
    'All of Andariego also works with the keyboard and with a screen reader. To move a stop, reach its handle by Tab, press Space, move it with the arrows and drop it with Space.',
  travels:
    'A public profile has a map of the countries and cities of your reviews. You switch it on in your account, by «Perfil público».',
  waiting:
    'What looks like advertising waits for a moderator, above all in new accounts; only you see it until then. «Tus avisos» lists what waits and tells you what was decided.',
  placeQuestion:
    'On the page of each place there is «Pregunta sobre este lugar»: it answers with what reviews say, also without an account. If nobody told it yet, it says so.',
  rules:
    'At the foot of each page there are «Privacidad», «Términos» and «Normas», and the contact of whoever runs this site, if they gave one.',
  dayFacts:
    'Each day of your itinerary tells sunrise and sunset, public holidays, and the currency and language of the country.',
  company:
    'Several people can edit a trip at once: each change appears on the other screens at once, you see who else looks at it, and nothing is lost. If two write the same note and it cannot be merged, both versions stay.',
  messageDetails:
    'A message holds text only and cannot be deleted once sent. You see below it whether it was read. You can send links to somebody you do not know once they answer or accept.',
  emergency:
    'I am sorry. I only know what the community tells of its places, and in an emergency I am of no use. If somebody is in danger, call the emergency number of the country (112 in Europe, 911 in many countries of the Americas) or ask for help where you stay. A robbery is reported to the police; your bank blocks the card; and the consulate of your country helps with a passport.',
}
