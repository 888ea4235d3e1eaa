import type { spanish } from './spanish.ts'
import { PORTUGUESE_KINDS, PORTUGUESE_TOPICS } from './topic-names.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const portuguese: typeof spanish = {
  locale: 'pt',
  reviews: (count) => plural(count, 'avaliação', 'avaliações'),
  days: (count) => plural(count, 'dia', 'dias'),
  noReviews: 'ainda sem avaliações',
  ofFive: (rating) => `${rating} de 5`,
  fromDescription: 'da sua descrição',
  about: (topic, place) => `Sobre ${topic} em ${place}:`,
  aboutWords: (place) => `O que os viajantes contam de ${place}:`,
  agreement: (pro, contra, topic) =>
    contra === 0
      ? `${pro} de ${pro} avaliações que opinam sobre ${topic} falam bem.`
      : pro === 0
        ? `${contra} de ${contra} avaliações que opinam sobre ${topic} se queixam.`
        : `Nem todos concordam: de ${pro + contra} avaliações que opinam sobre ${topic}, ${pro} falam bem e ${contra} não.`,
  unknown: (missing, place) => `Ninguém contou ainda sobre ${missing} em ${place}.`,
  usualPriceUntold: 'O que se paga normalmente, ninguém contou ainda.',
  unknownWords: (words, place) => `Ninguém contou ainda nada de «${words}» em ${place}.`,
  notInPlan: (kind) => `No plano não há ${kind}.`,
  planOutings: (places) => `Para os outros dias, perto dali: ${places}.`,
  ofThose: (what) => `Desses lugares, pelo que contam sobre ${what}:`,
  ofListed: (topic) => `Sobre ${topic} destes lugares:`,
  listedSilent: (topic, names) => `Ninguém contou ainda nada sobre ${topic} de ${names}.`,
  daysEnough: (count, where, days) =>
    `Para ${count === 1 ? 'o lugar' : `os ${count} lugares`} que a comunidade conhece em ${where} ${days.startsWith('1 ') ? 'basta' : 'bastam'} ${days}.`,
  butTold: (topics) => `O que as avaliações contam é sobre ${topics}. Se você for, conte em uma avaliação!`,
  perhaps: 'Não entendo bem estas frases das avaliações; talvez digam algo sobre isso:',
  noComplaints: (place) => `Ninguém reclamou ainda de ${place}. O que contam:`,
  complaints: (place) => `Do que reclamam em ${place}:`,
  praises: (place) => `O que mais agrada em ${place}:`,
  closest: 'O mais parecido que contam:',
  tellIt: 'Se você for, conte em uma avaliação!',
  nothingTold: 'Ainda não tem avaliações: se você conhece, a primeira pode ser sua.',
  noDescription: 'Ninguém escreveu ainda a descrição; você pode fazê-lo na página do lugar.',
  askNear: 'Quer saber o que há por perto?',
  isAt: (place, address) => `${place} fica em ${address}.`,
  notKnown: (name) =>
    `A comunidade ainda não conhece «${name}»: ninguém o adicionou nem avaliou. Também posso procurar por cidade.`,
  listIn: (kind, where) =>
    `O que a comunidade conhece${where ? ` em ${where}` : ''} de ${kind}, do mais bem avaliado:`,
  list: (kind, where) =>
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${where ? ` em ${where}` : ''} que a comunidade conhece, por avaliação:`,
  listFor: (kind, where, why) =>
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${where ? ` em ${where}` : ''}, pelo que contam sobre ${why}:`,
  more: (kind, where) => `Mais ${kind}${where ? ` em ${where}` : ''}:`,
  moreLeft: (count) => `Há mais ${count}: peça «mais».`,
  noMore: 'Não há mais: isso é tudo o que a comunidade adicionou até agora.',
  offerPlan: (where) => `Posso contar do «segundo», por exemplo. Faço um roteiro de 2 dias em ${where}?`,
  offerPlace: (name) => `Pergunte «como é ${name}?» para saber mais.`,
  nobodyTold: (why, kind, where) =>
    `Ninguém contou ainda sobre ${why} de ${kind}${where ? ` em ${where}` : ''}. O que a comunidade conhece:`,
  listByName: (kind, where, why) =>
    `Ninguém contou ainda sobre ${why} de ${kind}${where ? ` em ${where}` : ''}; pelo nome, podem servir:`,
  itsName: 'O nome diz.',
  toldOfOthers: (why, kind, where) =>
    `Ninguém contou ainda sobre ${why} de ${kind}${where ? ` em ${where}` : ''}, mas sim em outros lugares:`,
  onlyContrary: (why, kind, where) =>
    `Ninguém contou ainda nada de bom sobre ${why} de ${kind}${where ? ` em ${where}` : ''}; destes lugares contam o contrário:`,
  untoldBesides: (what) => `Sobre ${what}, ninguém contou ainda nada ali.`,
  nobodyToldNear: (why, name) =>
    `Ninguém contou ainda sobre ${why} perto de ${name}. O que a comunidade conhece por ali:`,
  nobodyToldAnywhere: (why) =>
    `Ninguém contou ainda sobre ${why}, e só conheço os lugares e as avaliações da comunidade. De que lugar ou cidade você quer saber?`,
  kindNearby: (kind, where) => `Em ${where} a comunidade ainda não tem ${kind}, mas perto sim:`,
  noneOfKind: (kind, where) => `Em ${where} a comunidade ainda não tem ${kind}, mas sim outros lugares:`,
  noneAnywhere: (kind) =>
    `A comunidade ainda não adicionou ${kind}. Se você conhece, adicione em «Agregar Lugar».`,
  nothingIn: (where) =>
    `A comunidade ainda não tem lugares em ${where}. Se você conhece, adicione o primeiro em «Agregar Lugar».`,
  allFar: (distance) => `O mais próximo que conheço fica a mais de ${distance}.`,
  nearest: 'O mais próximo que conheço:',
  places: 'lugares',
  nearestOf: (name) => `De ${name}, do mais perto ao mais longe:`,
  near: (name) => `Perto de ${name} a comunidade conhece:`,
  straight: 'As distâncias são em linha reta.',
  walk: (minutes) => `uns ${minutes} min a pé`,
  nothingNear: (name, kind) => `A comunidade ainda não tem ${kind} perto de ${name}.`,
  nearWhat: 'Perto de que lugar ou cidade?',
  between: (a, b, distance) => `De ${a} a ${b} são ${distance} em linha reta`,
  away: (distance) => `a ${distance}`,
  plan: (days, where) =>
    `Um roteiro de ${days} em ${where}: o mais bem avaliado, com o que fica perto no mesmo dia.`,
  planFor: (why) => `Levei em conta ${why}.`,
  planClosed: (names) => `Deixei fora o que contam que está fechado: ${names}.`,
  planShort: (covered, asked) => `O que a comunidade tem ali dá para ${covered}, não para ${asked}.`,
  planSpread: 'Os outros dias são para o caminho ou para ficar mais onde você estiver.',
  planSame: (where) => `O roteiro fica como está: a comunidade não conhece outros lugares em ${where}.`,
  planFull: 'Não há mais o que acrescentar.',
  planMax: (max) => `Faço roteiros de até ${max} dias.`,
  day: (number) => `Dia ${number}`,
  save: '«Guardar itinerario» o deixa entre os seus itinerários, a partir de amanhã; com «Crear itinerario» você o muda antes.',
  planWhere: 'Para que cidade ou país faço o roteiro?',
  noPlan: (where) => `Gostaria, mas a comunidade ainda não tem lugares em ${where} para um roteiro.`,
  compare: (names) => `${names}, segundo a comunidade:`,
  unknownOfAll: (topic) => `Sobre ${topic}, ninguém contou ainda nada de nenhum.`,
  comparedBesides: (topic) => `Sobre ${topic}, ninguém contou ainda nada de nenhum. O que dá para comparar:`,
  onlyAgainst: (place, what) => `Contra ${place}: ${what}; do outro ninguém contou ainda.`,
  onlyTold: (place, what) => `Sobre ${what} só contam algo bom de ${place}.`,
  inFavour: (place, what) => `A favor de ${place}: ${what}.`,
  speaksFor: 'A favor',
  speaksAgainst: 'Contra',
  moreRated: (place) => `Os viajantes avaliam melhor ${place}.`,
  setAgainst: 'Quem fala dos dois',
  sameRated: 'Os viajantes os avaliam de forma parecida.',
  silent: 'ninguém contou ainda',
  whichOne: 'Há vários lugares com esse nome. Qual interessa?',
  answerSecond: 'Você pode responder «o segundo», por exemplo.',
  listOf: (count) => `A lista tem ${count}. Qual deles?`,
  whichList: 'De que lista? Pergunte primeiro o que ver em uma cidade.',
  whichPlace: 'De que lugar você quer saber?',
  moreOf: 'Mais de quê? Diga uma cidade ou um tipo de lugar.',
  unclear: (examples) => `Não sei se entendi. Você pode perguntar, por exemplo:\n\n${examples}`,
  unknownArea: (name) => `Não encontro «${name}» no mapa. Qual é a cidade, a região ou o país?`,
  offTopic:
    'Disso não sei: sou o assistente de viagens do Andariego e só conheço os lugares e as avaliações da comunidade. Que lugar você gostaria de conhecer?',
  injection:
    'Isso não posso fazer: só conto o que a comunidade escreve dos seus lugares. Que lugar você gostaria de conhecer?',
  topic: (topic) => PORTUGUESE_TOPICS[topic] ?? topic,
  kind: (name) => PORTUGUESE_KINDS[name] ?? name,
  missing: (topic) => PORTUGUESE_TOPICS[topic] ?? topic,
  or: 'ou',
}
