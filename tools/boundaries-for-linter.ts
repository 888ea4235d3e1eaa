import { FLOORS, type Floor, type Zone } from './boundaries.ts'

const override = (includes: readonly string[], group: readonly string[], message: string) => ({
  includes,
  linter: {
    rules: {
      style: {
        noRestrictedImports: { level: 'error', options: { patterns: [{ group, message }] } },
      },
    },
  },
})

/** One override per depth: Biome compares patterns with the import as written, including each `../`. */
const ofZone = ({ folder, depth, may, message }: Zone, never: readonly string[]) =>
  Array.from({ length: depth + 1 }, (_, level) => {
    const up = '../'.repeat(level + 1)
    return override(
      [`${folder}/${'*/'.repeat(level)}*.ts*`],
      [`${up}**`, ...may.map((path) => `!${up}${path}`), ...never],
      message,
    )
  })

/** Only the last override for a file applies, so each one contains all rules. */
const ofFloor = ({ files, never, message, rules, tests }: Floor) => [
  ...(files.length > 0 ? [override(files, never, message)] : []),
  ...rules.flatMap((rule) =>
    'folder' in rule ? ofZone(rule, never) : [override(rule.files, [...rule.group, ...never], rule.message)],
  ),
  ...(tests.length > 0 ? [override(tests, never, message)] : []),
]

/** Returns the content of boundaries.biome.json. */
export const boundaries = (): string =>
  `${JSON.stringify(
    {
      $schema: './node_modules/@biomejs/biome/configuration_schema.json',
      overrides: FLOORS.flatMap(ofFloor),
    },
    undefined,
    2,
  )}\n`
