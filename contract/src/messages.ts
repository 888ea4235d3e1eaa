import { z } from 'zod'
import { id, instant } from './text.ts'

export const directMessage = z.strictObject({
  id,
  senderId: id,
  senderEmail: z.string(),
  receiverId: id,
  content: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
})
export type DirectMessage = z.output<typeof directMessage>
