import type { Tx } from '../../platform/database/database.ts'
import { publishedTexts } from './hold-back.ts'
import { hasLink, suspicionOf } from './spam-rules.ts'

/** Whether a text has a link of an account so new that others should not read it yet: for texts that are refused, not hidden. */
export const isLinkOfNewAccount = async (tx: Tx, userId: string, text: string): Promise<boolean> => {
  if (!hasLink(text)) return false
  const memberSince = await publishedTexts(tx).memberSince(userId)
  return memberSince !== null && suspicionOf({ text, memberSince, timesBefore: 0, inLastMinute: 0 }) !== null
}
