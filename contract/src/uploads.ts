import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { PART_MAX_BYTES } from './media-rules.ts'
import { byId, id, queryNumber } from './text.ts'

const received = z.strictObject({
  /** How many bytes of the file have arrived, from its beginning: the offset of the next part. */
  received: z.number().int(),
})

export const uploadsEndpoints = contract({
  'GET /uploads/:id': {
    summary: 'How much of a file that is sent in parts has arrived; 0 before its first part',
    auth: 'user',
    limit: 'poll',
    params: byId,
    response: wrapped(received),
  },
  'PUT /uploads/:id/parts/:offset': {
    summary:
      'Sends the next part of a file: multipart with `part`, at most 8 MB. The id is the client’s own; a form then has it as the text of `media[n]` in place of the file, within a day',
    auth: 'user',
    limit: 'part',
    params: z.strictObject({ id, offset: queryNumber(z.number().int().min(0)) }),
    multipart: z.object({ part: z.file().max(PART_MAX_BYTES) }),
    errors: { 'out-of-order': 409, timeout: 408, aborted: 400 },
    response: wrapped(received),
  },
})
