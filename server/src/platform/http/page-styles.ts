import { createHash } from 'node:crypto'

/** One rule of a sheet, as the web's build writes it (web/style-rules.ts). */
interface StyleRule {
  within: string[]
  selectors: { text: string; needs: string[] }[]
  body: string
  keyframes?: string
}

/** The rules of a sheet by its address, null for a sheet that the build did not take apart. */
export type RulesOfSheet = (address: string) => StyleRule[] | null

const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g
const CLASSES = /\sclass="([^"]*)"/g
const IDS = /\sid="([^"]*)"/g
const ELEMENTS = /<([a-z][a-z0-9-]*)/gi

/** Every class (`.name`), id (`#name`) and element of a page; a few that only its texts hold do no harm. */
const namesIn = (html: string): Set<string> => {
  const names = new Set<string>()
  for (const [, classes = ''] of html.matchAll(CLASSES))
    for (const name of classes.split(' ')) names.add(`.${name}`)
  for (const [, id = ''] of html.matchAll(IDS)) names.add(`#${id}`)
  for (const [, element = ''] of html.matchAll(ELEMENTS)) names.add(element)
  return names
}

/** The rules of a page's own elements as one sheet, in the order in which they stand. */
const sheetFor = (rules: StyleRule[], names: Set<string>): string => {
  const kept = rules.flatMap((rule): StyleRule[] => {
    if (rule.selectors.length === 0) return [rule]
    const selectors = rule.selectors.filter(({ needs }) => needs.every((name) => names.has(name)))
    return selectors.length > 0 ? [{ ...rule, selectors }] : []
  })
  const declared = kept.map(({ selectors, body }) => (selectors.length > 0 ? body : '')).join(';')
  let css = ''
  let open: string[] = []
  for (const { within, selectors, body, keyframes } of kept) {
    if (keyframes && !declared.includes(keyframes)) continue
    if (within.join() !== open.join()) {
      css += '}'.repeat(open.length) + within.map((group) => `${group}{`).join('')
      open = within
    }
    css += selectors.length > 0 ? `${selectors.map(({ text }) => text).join()}{${body}}` : body
    if (selectors.length === 0 && !body.endsWith('}')) css += ';'
  }
  return css + '}'.repeat(open.length)
}

/**
 * Puts the rules of a page's own elements into it, and makes its whole sheets something that nothing waits for: they are
 * declared to be for paper until the browser's script says otherwise (web/app/platform/rendering/whole-sheets.ts). Without
 * scripts the page has all the rules it needs.
 *
 * @returns the page and the hash of its inline sheet, `sha256-…`, null for a page without one.
 */
export const withOwnStyles = (
  html: string,
  rulesOf: RulesOfSheet,
): { html: string; styleHash: string | null } => {
  const rules: StyleRule[] = []
  const end = html.indexOf('</head>')
  if (end < 0) return { html, styleHash: null }
  const head = html.slice(0, end).replaceAll(SHEET, (link, address: string, rest: string) => {
    const own = rulesOf(address)
    if (!own) return link
    rules.push(...own)
    return `<link rel="stylesheet" href="${address}" media="print"${rest}>`
  })
  if (rules.length === 0) return { html, styleHash: null }
  const css = sheetFor(rules, namesIn(html))
  const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  const at = head.indexOf('<link rel="stylesheet"')
  return { html: `${head.slice(0, at)}<style>${css}</style>${head.slice(at)}${html.slice(end)}`, styleHash }
}
