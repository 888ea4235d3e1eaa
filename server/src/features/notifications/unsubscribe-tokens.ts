import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { MAIL_SORTS, type MailSort } from '@andariego/contract/notifications-rules'

const SIGNATURE_BYTES = 32
const ID_BYTES = 16

const asText = (id: Buffer) =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Signs who stops which sort of mail. Such a token has to work as long as the mail that it stands in is kept, without a session and
 * without a row: it can do nothing but stop that mail.
 */
export const createUnsubscribeTokens = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'andariego', 'unsubscribe', 32))
  const signatureOf = (payload: Buffer) => createHmac('sha256', key).update(payload).digest()
  return {
    write: (userId: string, sort: MailSort): string => {
      const payload = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from(sort)])
      return Buffer.concat([signatureOf(payload), payload]).toString('base64url')
    },

    /** Null for a token that was not signed here. */
    read: (token: string): { userId: string; sort: MailSort } | null => {
      const bytes = Buffer.from(token, 'base64url')
      const payload = bytes.subarray(SIGNATURE_BYTES)
      if (payload.length <= ID_BYTES) return null
      if (!timingSafeEqual(signatureOf(payload), bytes.subarray(0, SIGNATURE_BYTES))) return null
      const said = payload.subarray(ID_BYTES).toString()
      const sort = MAIL_SORTS.find((known) => known === said)
      return sort ? { userId: asText(payload.subarray(0, ID_BYTES)), sort } : null
    },
  }
}
