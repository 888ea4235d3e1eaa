import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'@tabler\/icons-react'/g
const VIRTUAL = 'virtual:icons'
const RESOLVED = '\0virtual:icons'
const COMPONENT = fileURLToPath(new URL('app/ui/content/sprite-icon.tsx', import.meta.url))
const KINDS = fileURLToPath(new URL('app/features/places/kinds/place-kinds.generated.svg', import.meta.url))
const KINDS_RESOLVED = '\0virtual:place-kinds'
const APP = fileURLToPath(new URL('app/', import.meta.url))

type IconNode = [tag: string, attributes: Record<string, string>][]

/** The names between the braces of an import; types are left out. */
const namesIn = (braces: string): { icon: string; local: string }[] =>
  braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ')
      return { icon, local }
    })

/** All icons that the web's files import, sorted, so that the builds of browser and server write the same sprite. */
const iconsOfTheWeb = (): string[] => {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP })
  const names = files.flatMap((file) =>
    [...readFileSync(APP + file, 'utf8').matchAll(IMPORT)].flatMap(([, braces = '']) =>
      namesIn(braces).map(({ icon }) => icon),
    ),
  )
  return [...new Set(names)].sort()
}

/** Without a stroke-width: each icon sets its own, and an attribute of the symbol would override it. */
const OUTLINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'

const symbolOf = async (icon: string): Promise<string> => {
  const file = createRequire(import.meta.url).resolve(`@tabler/icons-react/dist/esm/icons/${icon}.mjs`)
  const { __iconNode: node } = (await import(pathToFileURL(file).href)) as { __iconNode: IconNode }
  const shapes = node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  const look = icon.endsWith('Filled') ? 'fill="currentColor"' : OUTLINE
  return `<symbol id="${icon}" viewBox="0 0 24 24" ${look}>${shapes.join('')}</symbol>`
}

/** The icons of the kinds of places; their ids are the kinds. */
const kindSymbols = (): string =>
  [...readFileSync(KINDS, 'utf8').matchAll(/<symbol.*<\/symbol>/g)].map(([symbol]) => symbol).join('')

/**
 * Draws icons from a single sprite file instead of from scripts: an icon in a page is one reference, and its shapes are neither
 * repeated in the HTML nor contained in the JavaScript. Only in builds; in development and tests the icons are the package's own
 * components.
 */
export const iconSprite = (): Plugin => {
  let sprite: Promise<{ path: string; source: string }> | undefined
  const makeSprite = async () => {
    const symbols = await Promise.all(iconsOfTheWeb().map(symbolOf))
    const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${kindSymbols()}</svg>`
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    return { path: `assets/icons-${hash}.svg`, source }
  }
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      sprite ??= makeSprite()
    },
    transform: {
      filter: { id: /[\\/]app[\\/].*\.tsx?$/, code: '@tabler/icons-react' },
      // Inlined where it is used: as modules, icons would be exported and imported by name between chunks.
      handler: (code) => {
        const made = code.replace(IMPORT, (_whole, braces: string) =>
          namesIn(braces)
            .map(({ icon, local }) => `const ${local} = /* @__PURE__ */ iconOfTheSprite('${icon}')`)
            .join(';'),
        )
        return made === code
          ? null
          : { code: `import { iconOfTheSprite } from '${VIRTUAL}';${made}`, map: null }
      },
    },
    resolveId: {
      filter: { id: /^virtual:icons$|place-kinds\.generated\.svg$/ },
      handler: (id) => (id === VIRTUAL ? RESOLVED : KINDS_RESOLVED),
    },
    load: {
      filter: { id: /virtual:(icons|place-kinds)/ },
      handler: async (id) => {
        const path = `/${(await sprite)?.path}`
        if (id === KINDS_RESOLVED) return `export default ${JSON.stringify(path)}`
        return [
          `import { spriteIcon } from ${JSON.stringify(COMPONENT)}`,
          `export const iconOfTheSprite = /* @__PURE__ */ spriteIcon(${JSON.stringify(path)})`,
        ].join('\n')
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client' || !sprite) return
      const { path, source } = await sprite
      this.emitFile({ type: 'asset', fileName: path, source })
    },
  }
}
