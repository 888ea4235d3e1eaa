import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { MAIL_SORTS, type MailSort } from '@andariego/contract/notifications-rules'

const SIGNATURE_BYTES = 32
const ID_BYTES = 16

const asText = (id: Buffer) =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Signs tokens that stop a sort of mail. They must work as long as somebody keeps the mail, without session and database row;
 * they can do nothing else.
 */
export const createUnsubscribeTokens = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'andariego', 'unsubscribe', 32))
  const signatureOf = (payload: Buffer) => createHmac('sha256', key).update(payload).digest()
  return {
    write: (userId: string, sort: MailSort): string => {
      const payload = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from(sort)])
      return Buffer.concat([signatureOf(payload), payload]).toString('base64url')
    },

    /** Returns null for a token that we did not sign. */
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
