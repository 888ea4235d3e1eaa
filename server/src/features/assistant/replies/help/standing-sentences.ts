import { counted, list } from '../phrases.ts'

/** The sentences around a person's points and badges, whose names and steps stay as the screen has them. */
interface StandingSentences {
  points: (points: number, level: number, name: string) => string
  left: (points: number, level: number, name: string) => string
  top: string
  ways: (perDay: number) => string
  held: (names: readonly string[]) => string
  none: string
  missing: string
}

const SPANISH: StandingSentences = {
  points: (points, level, name) => `Tienes ${counted(points, 'punto', 'puntos')}: nivel ${level}, ${name}.`,
  left: (points, level, name) => `Te faltan ${points} para llegar al nivel ${level}, ${name}.`,
  top: 'Es el nivel más alto.',
  ways: (perDay) =>
    `No se cambian por nada: muestran cuánto aportaste. Así se ganan puntos, hasta ${perDay} por día:`,
  held: (names) => `Tienes ${counted(names.length, 'insignia', 'insignias')}: ${list(names)}.`,
  none: 'Todavía no tienes insignias.',
  missing: 'Así se ganan las que faltan:',
}
const ENGLISH: StandingSentences = {
  points: (points, level, name) => `You have ${counted(points, 'point', 'points')}: level ${level}, ${name}.`,
  left: (points, level, name) => `You need ${points} more for level ${level}, ${name}.`,
  top: 'That is the highest level.',
  ways: (perDay) =>
    `They are exchanged for nothing: they show how much you contributed. They are earned like this, up to ${perDay} a day:`,
  held: (names) => `You have ${counted(names.length, 'badge', 'badges')}: ${list(names, 'en')}.`,
  none: 'You have no badges yet.',
  missing: 'The missing ones are earned like this:',
}
const PORTUGUESE: StandingSentences = {
  points: (points, level, name) => `Você tem ${counted(points, 'ponto', 'pontos')}: nível ${level}, ${name}.`,
  left: (points, level, name) => `Faltam ${points} para chegar ao nível ${level}, ${name}.`,
  top: 'É o nível mais alto.',
  ways: (perDay) =>
    `Não se trocam por nada: mostram quanto você contribuiu. Assim se ganham, até ${perDay} por dia:`,
  held: (names) => `Você tem ${counted(names.length, 'insígnia', 'insígnias')}: ${list(names, 'pt')}.`,
  none: 'Você ainda não tem insígnias.',
  missing: 'Assim se ganham as que faltam:',
}

/** Returns them in that language; in Spanish for any other. */
export const standingIn = (locale: string): StandingSentences =>
  locale === 'en' ? ENGLISH : locale === 'pt' ? PORTUGUESE : SPANISH
