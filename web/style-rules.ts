import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** One rule of a sheet, as the server picks it for a page. Strings are CSS as it stands in the sheet. */
export interface StyleRule {
  /** The at-rules around it, outermost first, as `@media (width >= 48em)`. */
  within: string[]
  /** What it matches, each with the classes (`.name`), ids (`#name`) and elements a page must hold for it; empty for at-rules. */
  selectors: { text: string; needs: string[] }[]
  /** With selectors the declarations, else the whole at-rule. */
  body: string
  /** The `@keyframes` it is; only pages with a rule that names them need it. */
  keyframes?: string
}

/** A group that only rules within it concern; whatever else begins with @ stands for itself. */
const GROUPS = /^(media|supports|layer|container|starting-style)$/

const innermostParentheses = /\([^()]*\)/

/** What must stand in a page for a selector to match. Alternatives (`:is(…)`) and refusals (`:not(…)`) ask for nothing. */
const needsOf = (selector: string): string[] => {
  let simple = selector.replaceAll(/\[[^\]]*\]/g, '')
  while (innermostParentheses.test(simple)) simple = simple.replace(innermostParentheses, '')
  const names = simple.replaceAll(/::?[\w-]+/g, '').matchAll(/[.#]?[a-z_-][\w-]*/gi)
  return [...new Set([...names].map(([name]) => name))]
}

const isPrinted = ({ name, params }: AtRule): boolean => name === 'media' && params.trim() === 'print'

const rulesIn = (nodes: ChildNode[], within: string[]): StyleRule[] =>
  nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule') return [ruleOf(node, within)]
    if (node.type !== 'atrule' || isPrinted(node)) return []
    if (GROUPS.test(node.name) && node.nodes)
      return rulesIn(node.nodes, [...within, `@${node.name} ${node.params}`])
    const body = node.toString()
    return [
      { within, selectors: [], body, ...(node.name === 'keyframes' && { keyframes: node.params.trim() }) },
    ]
  })

const ruleOf = (rule: Rule, within: string[]): StyleRule => ({
  within,
  selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })),
  body: rule.nodes.map(String).join(';'),
})

/** The rules of a built sheet in their order, without those for paper: nobody waits for a page to print. */
export const styleRules = (css: string): StyleRule[] => rulesIn(postcss.parse(css).nodes, [])
