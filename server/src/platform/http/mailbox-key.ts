import { domainToASCII } from 'node:url'

interface Provider {
  domains: readonly string[]
  /** Characters that this provider ignores before the @. */
  ignores: RegExp
}

/**
 * Providers whose users receive mail under any spelling with or without these characters, at each of these domains.
 * Sources: https://support.google.com/mail/answer/7436150, https://proton.me/support/addresses-and-aliases.
 */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignores: /[._-]/g },
]

/** Fastmail delivers `anything@lucia.fastmail.com` to `lucia@fastmail.com`. */
const FASTMAIL_SUBDOMAIN = /^([^.]+)\.(fastmail\.(?:com|fm))$/

/** Signs that nobody sees, such as soft hyphens: mail programs leave them out. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Returns a domain as it is looked up: its letters of other scripts, widths and signs that nobody sees lead to one host. */
const hostOf = (domain: string): string => domainToASCII(domain) || domain

/**
 * Returns the key under which letters to an address are counted: one for all spellings of a mailbox. What follows a plus sign is
 * left out for every provider, since most deliver it to the same mailbox. Accounts keep the address as it was written: whether two
 * addresses are one mailbox is certain only for its provider.
 */
export const mailboxKey = (email: string): string => {
  const written = email.normalize('NFKC').replace(UNSEEN, '').trim().toLowerCase()
  const at = written.lastIndexOf('@')
  if (at === -1) return written
  const domain = hostOf(written.slice(at + 1))
  const [, owner, fastmail] = FASTMAIL_SUBDOMAIN.exec(domain) ?? []
  if (owner !== undefined) return `${owner}@${fastmail}`
  const name = written.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain))
  return provider ? `${name.replace(provider.ignores, '')}@${provider.domains[0]}` : `${name}@${domain}`
}
