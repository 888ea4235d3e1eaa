import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** A rule of a style sheet, from which the server selects those for a page. All strings are CSS as in the sheet. */
export interface StyleRule {
  /** The surrounding at-rules, outermost first, such as `@media (width >= 48em)`. */
  within: string[]
  /**
   * The selectors, each with the classes (`.name`), ids (`#name`) and elements that a page must contain for it; empty for
   * at-rules.
   */
  selectors: { text: string; needs: string[] }[]
  /** The declarations when there are selectors, otherwise the whole at-rule. */
  body: string
  /** The name of a `@keyframes` rule; only pages with a rule that uses it need it. */
  keyframes?: string
}

/** At-rules that contain rules; all other at-rules stand alone. */
const GROUPS = /^(media|supports|layer|container|starting-style)$/

const innermostParentheses = /\([^()]*\)/

/** What a page must contain for a selector to match. Alternatives (`:is(…)`) and negations (`:not(…)`) require nothing. */
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

/** The rules of a built style sheet in their order, without those for printing, which can load later. */
export const styleRules = (css: string): StyleRule[] => rulesIn(postcss.parse(css).nodes, [])
