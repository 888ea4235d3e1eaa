import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** One rule of a sheet, as the web's build writes it (web/style-rules.ts). */
interface StyleRule {
  within: string[]
  selectors: { text: string; needs: string[] }[]
  body: string
  keyframes?: string
}

/** Returns the rules of the sheet at an address, null for a sheet that the build did not split. */
export type RulesOfSheet = (address: string) => StyleRule[] | null

const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g
/**
 * Marks a sheet to include whole, because every page uses all its rules: elements and fonts, which are expensive to apply twice.
 */
const WHOLE = 'data-inline="whole"'
const CLASSES = /\sclass="([^"]*)"/g
const IDS = /\sid="([^"]*)"/g
const ELEMENTS = /<([a-z][a-z0-9-]*)/gi

/** Returns every class (`.name`), id (`#name`) and element of a page; a few that only occur in its texts do no harm. */
const namesIn = (html: string): Set<string> => {
  const names = new Set<string>()
  // Many reviews have the same list of classes: each distinct list is split once.
  const lists = new Set<string>()
  for (const [, classes = ''] of html.matchAll(CLASSES)) lists.add(classes)
  for (const classes of lists) for (const name of classes.split(' ')) names.add(`.${name}`)
  for (const [, id = ''] of html.matchAll(IDS)) names.add(`#${id}`)
  for (const [, element = ''] of html.matchAll(ELEMENTS)) names.add(element)
  return names
}

/** Builds one sheet of the rules of a page's own elements, in their order. */
const makeSheet = (rules: StyleRule[], names: Set<string>): string => {
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

interface OwnSheet {
  /** With a character for each byte, like the page. */
  css: string
  /** `sha256-…` */
  hash: string
}

/** For each sheet that every page includes whole, its rules without conditions. */
const wholes = new WeakMap<StyleRule[], StyleRule[]>()

const unconditional = (rules: StyleRule[]): StyleRule[] => {
  const known = wholes.get(rules)
  if (known) return known
  const made = rules.map(({ keyframes: _, ...rule }) => ({
    ...rule,
    selectors: rule.selectors.map(({ text }) => ({ text, needs: [] })),
  }))
  wholes.set(rules, made)
  return made
}

/** The rules of a page's sheets together, and the sheets made from them. */
interface Joined {
  rules: StyleRule[]
  /** The distinct names that the rules need. */
  asked: string[]
  /** Pages of one kind mostly have the same elements: caches their sheets by which of the needed names they have. */
  sheets: LRUCache<string, OwnSheet>
}
const SHEETS_KEPT = 200
/** By the rules of the first sheet and the addresses of all. */
const joined = new WeakMap<StyleRule[], Map<string, Joined>>()

const joinedOf = (sheetRules: Map<string, StyleRule[]>): Joined => {
  const [first = []] = sheetRules.values()
  const known = joined.get(first) ?? new Map<string, Joined>()
  joined.set(first, known)
  const addresses = [...sheetRules.keys()].join()
  const found = known.get(addresses)
  if (found) return found
  const rules = [...sheetRules.values()].flat()
  const made = {
    rules,
    asked: [...new Set(rules.flatMap(({ selectors }) => selectors.flatMap(({ needs }) => needs)))],
    sheets: new LRUCache<string, OwnSheet>({ max: SHEETS_KEPT }),
  }
  known.set(addresses, made)
  return made
}

const sheetFor = (sheetRules: Map<string, StyleRule[]>, names: Set<string>): OwnSheet => {
  const { rules, asked, sheets } = joinedOf(sheetRules)
  const key = asked.map((name) => (names.has(name) ? '1' : '0')).join('')
  const known = sheets.get(key)
  if (known) return known
  const css = makeSheet(rules, names)
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  const made = { css: Buffer.from(css).toString('latin1'), hash }
  sheets.set(key, made)
  return made
}

/**
 * Adds an inline sheet with the rules of a page's own elements. Its whole sheets get `media="print"`, so that they do not block
 * rendering until the browser's script applies them (web/app/platform/rendering/whole-sheets.ts), and load with the page's scripts
 * (late-scripts.ts beside it), because before they would take the connection from pictures and fonts. Without scripts the page has
 * all the rules it needs on screens, and its sheets load for printing. A sheet with `data-inline="whole"` is inlined with all of
 * its rules. The page has a character for each byte (Latin-1), also in the result.
 *
 * @returns the page and the hash of its inline sheet, `sha256-…`, null for a page without one.
 */
export const withOwnStyles = (
  html: string,
  rulesOf: RulesOfSheet,
): { html: string; styleHash: string | null } => {
  const rules = new Map<string, StyleRule[]>()
  const end = html.indexOf('</head>')
  if (end < 0) return { html, styleHash: null }
  const head = html.slice(0, end).replaceAll(SHEET, (link, address: string, rest: string) => {
    const own = rulesOf(address)
    if (!own) return link
    rules.set(address, rest.includes(WHOLE) ? unconditional(own) : own)
    return `<link rel="late-stylesheet" href="${address}" media="print"${rest}>`
  })
  if (rules.size === 0) return { html, styleHash: null }
  const { css, hash } = sheetFor(rules, namesIn(html))
  const at = head.indexOf('<link rel="late-stylesheet"')
  const printed = [...rules.keys()].map(
    (address) => `<link rel="stylesheet" href="${address}" media="print"/>`,
  )
  const unscripted = `<noscript>${printed.join('')}</noscript>`
  return {
    html: `${head.slice(0, at)}<style>${css}</style>${head.slice(at)}${unscripted}${html.slice(end)}`,
    styleHash: hash,
  }
}
