import type { spanish } from './spanish.ts'
import { ENGLISH_KINDS, ENGLISH_TOPICS } from './topic-names.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const english: typeof spanish = {
  locale: 'en',
  reviews: (count) => plural(count, 'review', 'reviews'),
  days: (count) => plural(count, 'day', 'days'),
  noReviews: 'no reviews yet',
  ofFive: (rating) => `${rating} out of 5`,
  fromDescription: 'from its description',
  about: (topic, place) => `About ${topic} at ${place}:`,
  aboutWords: (place) => `What travellers say about ${place}:`,
  agreement: (pro, contra, topic) =>
    contra === 0
      ? `${pro} of ${pro} reviews that take sides on ${topic} are positive.`
      : pro === 0
        ? `${contra} of ${contra} reviews that take sides on ${topic} complain.`
        : `Opinions differ: of ${pro + contra} reviews that take sides on ${topic}, ${pro} are positive and ${contra} are not.`,
  unknown: (missing, place) => `Nobody has told yet about ${missing} at ${place}.`,
  usualPriceUntold: 'What one usually pays, nobody has told yet.',
  unknownWords: (words, place) => `Nobody has told anything yet about “${words}” at ${place}.`,
  notInPlan: (kind) => `There are no ${kind} in the plan.`,
  planOutings: (places) => `For the other days, nearby: ${places}.`,
  ofThose: (what) => `Of those places, by what travellers say about ${what}:`,
  ofListed: (topic) => `About ${topic} at these places:`,
  listedSilent: (topic, names) => `Nobody has told yet about ${topic} at ${names}.`,
  daysEnough: (count, where, days) =>
    `${days.charAt(0).toUpperCase()}${days.slice(1)} will do for the ${plural(count, 'place', 'places')} that the community knows in ${where}.`,
  butTold: (topics) => `What reviews do tell is about ${topics}. If you go, please write a review!`,
  perhaps: 'I do not fully understand these sentences of its reviews; they may say something about it:',
  noComplaints: (place) => `Nobody has complained yet of ${place}. What they do tell:`,
  complaints: (place) => `What they complain of at ${place}:`,
  praises: (place) => `What they like best about ${place}:`,
  closest: 'What comes closest:',
  tellIt: 'If you go, please write a review!',
  nothingTold: 'It has no reviews yet: if you know it, the first one can be yours.',
  noDescription: 'Nobody has described it yet; you can do so on its page.',
  askNear: 'Do you want to know what is nearby?',
  isAt: (place, address) => `${place} is at ${address}.`,
  notKnown: (name) =>
    `The community does not know “${name}” yet: nobody has added or reviewed it. I can also search by city.`,
  listIn: (kind, where) =>
    `What the community knows${where ? ` in ${where}` : ''} (${kind}), best rated first:`,
  list: (kind, where) =>
    `These are ${kind}${where ? ` in ${where}` : ''} that the community knows, best rated first:`,
  listFor: (kind, where, why) =>
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${where ? ` in ${where}` : ''}, by what travellers say about ${why}:`,
  more: (kind, where) => `More ${kind}${where ? ` in ${where}` : ''}:`,
  moreLeft: (count) => `There are ${count} more: ask me for “more”.`,
  noMore: 'There are no more: that is all the community has added so far.',
  offerPlan: (where) => `Ask me about “the second one”, for example. Shall I make a 2-day plan in ${where}?`,
  offerPlace: (name) => `To know more, ask me about ${name}.`,
  nobodyTold: (why, kind, where) =>
    `Nobody has told yet about ${why} (${kind}${where ? `, ${where}` : ''}). What the community knows there:`,
  listByName: (kind, where, why) =>
    `Nobody has told yet about ${why} (${kind}${where ? `, ${where}` : ''}); by their names, these may suit you:`,
  itsName: 'Its name says so.',
  toldOfOthers: (why, kind, where) =>
    `Nobody has told yet about ${why} (${kind}${where ? `, ${where}` : ''}), but about it elsewhere:`,
  onlyContrary: (why, kind, where) =>
    `Nobody has told anything good about ${why} yet (${kind}${where ? `, ${where}` : ''}); of these places they tell the opposite:`,
  untoldBesides: (what) => `Nobody has told anything about ${what} there yet.`,
  nobodyToldNear: (why, name) =>
    `Nobody has told yet about ${why} near ${name}. What the community knows around there:`,
  nobodyToldAnywhere: (why) =>
    `Nobody has told yet about ${why}, and I only know the community's places and reviews. Which place or city would you like to know about?`,
  kindNearby: (kind, where) => `The community has no ${kind} in ${where} yet, but nearby:`,
  noneOfKind: (kind, where) => `The community has no ${kind} in ${where} yet, but other places:`,
  noneAnywhere: (kind) =>
    `The community has not added any ${kind} yet. If you know one, you can add it under «Agregar Lugar».`,
  nothingIn: (where) =>
    `The community has no places in ${where} yet. If you know it, you can add the first one under «Agregar Lugar».`,
  allFar: (distance) => `The nearest that I know is more than ${distance} away.`,
  nearest: 'The nearest that I know:',
  places: 'places',
  nearestOf: (name) => `From ${name}, the closest first:`,
  near: (name) => `Near ${name} the community knows:`,
  straight: 'Distances are in a straight line.',
  walk: (minutes) => `about ${minutes} min on foot`,
  nothingNear: (name, kind) => `The community has no ${kind} near ${name} yet.`,
  nearWhat: 'Near which place or city?',
  between: (a, b, distance) => `From ${a} to ${b} it is ${distance} in a straight line`,
  away: (distance) => `${distance} away`,
  plan: (days, where) => `A plan of ${days} in ${where}: the best rated, with what is near on the same day.`,
  planFor: (why) => `I took ${why} into account.`,
  planClosed: (names) => `I left out what is told to be closed: ${names}.`,
  planShort: (covered, asked) => `What the community has there is enough for ${covered}, not for ${asked}.`,
  planSpread: 'The other days are for the way, or for staying longer where you are.',
  planSame: (where) => `The plan stays as it is: the community knows no other places in ${where}.`,
  planFull: 'There is nothing more to add.',
  planMax: (max) => `I make plans of up to ${max} days.`,
  day: (number) => `Day ${number}`,
  save: '«Guardar itinerario» keeps it among your itineraries, from tomorrow on; with «Crear itinerario» you change it first.',
  planWhere: 'For which city or country shall I make the plan?',
  noPlan: (where) => `I would like to, but the community has no places in ${where} yet to make a plan with.`,
  compare: (names) => `${names}, according to the community:`,
  unknownOfAll: (topic) => `Nobody has told yet about ${topic} at any of them.`,
  comparedBesides: (topic) => `Nobody has told yet about ${topic} at any of them. What can be compared:`,
  onlyAgainst: (place, what) =>
    `Reviews of ${place} complain about this: ${what}; nobody has told about it elsewhere.`,
  onlyTold: (place, what) => `Only of ${place} somebody tells something good about ${what}.`,
  inFavour: (place, what) => `In favour of ${place}: ${what}.`,
  speaksFor: 'In favour',
  speaksAgainst: 'Against',
  moreRated: (place) => `Travellers rate ${place} higher.`,
  setAgainst: 'Who mentions both',
  sameRated: 'Travellers rate them about the same.',
  silent: 'nobody has told yet',
  whichOne: 'Several places are called that. Which one do you mean?',
  answerSecond: 'You can answer “the second one”, for example.',
  listOf: (count) => `The list has ${count}. Which one?`,
  whichList: 'Which list? Ask me first what to see in a city.',
  whichPlace: 'Which place do you want to know about?',
  moreOf: 'More of what? Tell me a city or a kind of place.',
  unclear: (examples) => `I am not sure I understood. You can ask me, for example:\n\n${examples}`,
  unknownArea: (name) => `I cannot find “${name}” on the map. Which city, region or country is it?`,
  offTopic:
    'I do not know about that: I am the travel assistant of Andariego and only know the places and reviews of the community. Which place would you like to know?',
  injection:
    'I cannot do that: I only tell what the community writes about its places. Which place would you like to know?',
  topic: (topic) => ENGLISH_TOPICS[topic] ?? topic,
  kind: (name) => ENGLISH_KINDS[name] ?? name,
  missing: (topic) => ENGLISH_TOPICS[topic] ?? topic,
  or: 'or',
}
