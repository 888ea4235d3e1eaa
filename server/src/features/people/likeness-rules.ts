import { profileMessages } from '@andariego/contract/profile-rules'

/** Characters of other scripts, and digits, that look like these letters: enough to recognize impersonation. */
const CONFUSABLES: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ@4ᴀ',
    b: 'ЬвβвƄʙ8',
    c: 'сϲᴄ¢',
    d: 'ԁɗᴅ',
    e: 'еєёεɛᴇ3℮',
    g: 'ɡԍɢ9',
    h: 'һнηʜ',
    i: 'іιıɩɪʟ1l|!íӏ',
    j: 'јϳᴊ',
    k: 'кκᴋ',
    m: 'мϻμᴍ',
    n: 'пոռɴ',
    o: 'оοσ0օᴏ°',
    p: 'рρᴘ',
    q: 'ԛգ',
    r: 'гᴦʀ',
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

/** Greek capitals that look like another letter than their small form does. */
const CAPITALS: Record<string, string> = { Ν: 'n', Υ: 'y' }

/** Reduces a name to what it looks like: without case, accents, spaces and punctuation, look-alikes replaced by one letter. */
export const likenessOf = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
    .flatMap((sign) => [...(CAPITALS[sign] ?? sign.toLowerCase())])
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

const isOfficialAlone = (likeness: string) => OFFICIAL_ALONE.includes(likeness)
/** 'Moderadora', 'Soporte Andariego', but not 'Román, sistema nervioso'. */
const isOfficial = (called: string) => {
  const likeness = likenessOf(called)
  const words = called.split(/[^\p{L}\p{N}]+/u).flatMap((word) => likenessOf(word) || [])
  return (
    isOfficialAlone(likeness) ||
    (words.length > 0 && words.every(isOfficialAlone)) ||
    OFFICIAL.some((word) => likeness.includes(word))
  )
}

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
    return isOfficial(called) || (likeness !== '' && taken.has(likeness))
  }
  if (name !== null && passesForAnother(name)) return profileMessages.nameReserved
  const isReserved = handle !== null && (RESERVED_HANDLES.has(handle) || passesForAnother(handle))
  return isReserved ? profileMessages.handleReserved : null
}
