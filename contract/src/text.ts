import { z } from 'zod'
import { hasLineBreak, isBlank, isLongerThan, isShorterThan, withoutInvisible } from './text-rules.ts'

// Control characters other than newline, and the marks that reverse the direction of the text around them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
/** Half an emoji cannot be stored either. */
const isForbidden = (value: string) => CONTROLS.test(value) || !value.isWellFormed()

export interface TextOptions {
  min?: number
  max: number
  /** Spanish message when the text is missing, blank, or made of characters that nobody sees. */
  required?: string
  /** Spanish message when it is shorter than `min` or longer than `max`. */
  length?: string
  /** Whether it is a name that tells something from others: invisible characters are then removed. */
  isName?: boolean
  /** Spanish message when it has more than one line; without it, it may have them. */
  oneLine?: string
}

/**
 * A text typed by a person: line ends are unified, tabs are spaces, NFC, trimmed, `min` (default 1) to `max` characters long. Refuses control
 * characters and characters that reverse the direction of text.
 */
export const text = ({ min = 1, max, required, length, isName = false, oneLine }: TextOptions) =>
  z
    .string(required)
    // Far above every limit: rejects a huge text before anything is computed from it.
    .max(max * 4 + 200, length ?? `Debe tener como máximo ${max} caracteres.`)
    .transform((value) => value.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC').trim())
    .transform((value) => (isName && !isForbidden(value) ? withoutInvisible(value).trim() : value))
    .pipe(
      z
        .string()
        .refine((value) => !isForbidden(value), 'El texto contiene caracteres no permitidos.')
        .refine((value) => oneLine === undefined || !hasLineBreak(value), oneLine)
        .refine((value) => min === 0 || !isBlank(value), required ?? 'Este campo es obligatorio.')
        .refine(
          (value) => isBlank(value) || !isShorterThan(value, min),
          length ?? `Debe tener al menos ${min} caracteres.`,
        )
        .refine((value) => !isLongerThan(value, max), length ?? `Debe tener como máximo ${max} caracteres.`),
    )

/** An optional text: absent, null and blank (as `isBlank` has it) all become null. */
export const optionalText = (options: TextOptions) =>
  z.preprocess(
    (value) => (typeof value === 'string' && isBlank(value) ? null : (value ?? null)),
    text(options).nullable(),
  )

export const id = z.uuid('El identificador no es válido.')
export const instant = z.iso.datetime()
export const byId = z.strictObject({ id })
/** A hundredth of a metre, in degrees. What is nearer to equator or meridian is on it: PostgreSQL refuses to calculate with numbers near zero. */
const FINEST = 1e-7
const orZero = (degrees: number): number => (Math.abs(degrees) < FINEST ? 0 : degrees)
export const latitude = z
  .number()
  .min(-90, 'La latitud no es válida.')
  .max(90, 'La latitud no es válida.')
  .overwrite(orZero)
export const longitude = z
  .number()
  .min(-180, 'La longitud no es válida.')
  .max(180, 'La longitud no es válida.')
  .overwrite(orZero)

/** What counts as a number in a query string: `Number` would read '' as 0 and '0x10' as 16. */
const DECIMAL = /^\s*-?\d+(\.\d*)?\s*$/
/** A number in a query string. */
export const queryNumber = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value), schema)

export const LIST_LIMIT = 20
/** The longest page that can be asked for. */
export const LIST_LIMIT_MAX = 100
export const CURSOR_INVALID = 'El cursor no es válido.'
/** The previous page's `nextCursor`; replaces `page`. */
export const cursor = z
  .string()
  .regex(/^[\w-]{1,300}$/, CURSOR_INVALID)
  .optional()
export const nextCursor = z.string().nullable()
export const page = queryNumber(z.number().int().min(1).max(1_000_000).default(1))
export const limit = queryNumber(z.number().int().min(1).max(LIST_LIMIT_MAX).default(LIST_LIMIT))
