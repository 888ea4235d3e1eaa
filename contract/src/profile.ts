import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import {
  BIO_MAX,
  EMAIL_VISIBILITIES,
  HOME_CITY_MAX,
  isHandle,
  LANGUAGES,
  LANGUAGES_MAX,
  nameProblem,
  profileMessages,
  tidyHandle,
  tidyName,
} from './profile-rules.ts'
import { id, instant, optionalText } from './text.ts'

const emailVisibility = z.enum(EMAIL_VISIBILITIES, { error: profileMessages.emailVisibility })

/** The caller's own profile, as they wrote it. */
export const profile = z.strictObject({
  id,
  email: z.string(),
  name: z.string().nullable(),
  handle: z.string().nullable(),
  /** When the handle may be changed again; null when it may be changed now. */
  handleFixedUntil: instant.nullable(),
  bio: z.string().nullable(),
  homeCity: z.string().nullable(),
  languages: z.array(z.string()),
  emailVisibility,
  /** Whether visitors may read it. */
  isPublic: z.boolean(),
  portrait: id.nullable(),
  /** Whether the product has already asked this user to choose a name. */
  wasAsked: z.boolean(),
  /** Whether moderators have hidden it, or are to look at it first: others see nothing of it, and no portrait. */
  isHidden: z.boolean(),
  may: z.array(z.enum(['edit'])),
})
export type Profile = z.output<typeof profile>

/** Absent, null and blank all mean null; anything else is validated as text. */
const typed = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
  z.string().max(1_000).nullable(),
)

const name = typed.transform((value, context) => {
  const problem = value === null ? null : nameProblem(value)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  return value === null ? null : tidyName(value)
})

const handle = typed.transform((value, context) => {
  const tidy = value === null ? null : tidyHandle(value)
  if (tidy !== null && !isHandle(tidy))
    context.addIssue({ code: 'custom', message: profileMessages.handleFormat })
  return tidy
})

const writtenProfile = z.strictObject({
  name: name.optional(),
  handle: handle.optional(),
  bio: optionalText({ max: BIO_MAX, length: profileMessages.bioLength }).optional(),
  homeCity: optionalText({
    max: HOME_CITY_MAX,
    length: profileMessages.homeCityLength,
    oneLine: profileMessages.homeCityOneLine,
  }).optional(),
  languages: z
    .array(z.enum(LANGUAGES, { error: profileMessages.languages }))
    .max(LANGUAGES_MAX, profileMessages.languages)
    .transform((languages) => [...new Set(languages)])
    .optional(),
  emailVisibility: emailVisibility.optional(),
  isPublic: z.boolean().optional(),
})
export type WrittenProfile = z.output<typeof writtenProfile>

export const profileEndpoints = contract({
  'GET /users/me/profile': {
    summary: "The caller's own profile",
    auth: 'user',
    limit: 'read',
    errors: { 'not-found': 404 },
    response: wrapped(profile),
  },
  'PUT /users/me/profile': {
    summary:
      'Replaces the profile: what is left out is emptied, but `isPublic` and `emailVisibility` stay, or that becomes `nobody` with a first name',
    auth: 'user',
    limit: 'write',
    body: writtenProfile,
    errors: { 'not-found': 404, duplicate: 409 },
    response: wrapped(profile),
  },
  'PUT /users/me/portrait': {
    summary: 'Puts a picture in the place of the portrait: multipart with `portrait`, as a photo of a review',
    auth: 'user',
    limit: 'write',
    multipart: z.object({ portrait: z.file() }),
    errors: { 'not-found': 404, 'damaged-media': 422, timeout: 408, aborted: 400 },
    response: wrapped(profile),
  },
  'DELETE /users/me/portrait': {
    summary: 'Has the portrait drawn again',
    auth: 'user',
    limit: 'write',
    errors: { 'not-found': 404 },
    response: wrapped(profile),
  },
  'POST /users/me/profile/asked': {
    summary:
      'The caller was asked to choose a name; nobody is asked twice. `data.first` is whether this was the first time',
    auth: 'user',
    limit: 'write',
    response: wrapped(z.strictObject({ first: z.boolean() })),
  },
})
