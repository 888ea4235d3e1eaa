import { profileMessages } from '@andariego/contract/profile-rules'

/** Characters of other scripts, and digits, that look like these letters: enough to recognize impersonation. */
const CONFUSABLES: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ@4ᴀ',
    b: 'ЬвβвƄ8',
    c: 'сϲᴄ¢',
    d: 'ԁɗ',
    e: 'еєёεɛ3℮',
    g: 'ɡԍ9',
    h: 'һнη',
    i: 'іιıɩ1l|!íӏ',
    j: 'јϳ',
    k: 'кκ',
    m: 'мϻ',
    n: 'пոռ',
    o: 'оοσ0օᴏ°',
    p: 'рρ',
    q: 'ԛգ',
    r: 'гᴦ',
    s: 'ѕꜱ5$',
    t: 'тτ7',
    u: 'υսᴜ',
    v: 'νѵᴠ',
    w: 'ѡԝω',
    x: 'хχ×',
    y: 'уүγʏ',
    z: 'ᴢ2',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter])),
)

/** Reduces a name to what it looks like: without case, accents, spaces and punctuation, look-alikes replaced by one letter. */
export const likenessOf = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((sign) => CONFUSABLES[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** Words with which somebody could pose as staff, or as a deleted account. */
const OFFICIAL = [
  ...['moderador', 'moderadora', 'moderacion', 'moderator', 'administrador', 'administradora'],
  ...['administracion', 'equipoandariego', 'soporteandariego', 'andariegooficial', 'usuarioeliminado'],
].map(likenessOf)
const OFFICIAL_ALONE = ['admin', 'andariego', 'soporte', 'oficial', 'sistema', 'root', 'mod'].map(likenessOf)
const RESERVED_HANDLES = new Set(['me', 'search', 'null', 'undefined', 'anonimo', 'anonymous', 'api'])

const isOfficial = (likeness: string) =>
  OFFICIAL_ALONE.includes(likeness) || OFFICIAL.some((word) => likeness.includes(word))

/**
 * Returns why somebody who is no moderator may not have this name; null when they may. `moderators` are the moderators' names and
 * handles.
 */
export const likenessProblem = (
  { name, handle }: { name: string | null; handle: string | null },
  moderators: readonly string[],
): string | null => {
  const taken = new Set(moderators.map(likenessOf))
  const passesForAnother = (called: string) => {
    const likeness = likenessOf(called)
    return isOfficial(likeness) || (likeness !== '' && taken.has(likeness))
  }
  if (name !== null && passesForAnother(name)) return profileMessages.nameReserved
  const isReserved = handle !== null && (RESERVED_HANDLES.has(handle) || passesForAnother(handle))
  return isReserved ? profileMessages.handleReserved : null
}
