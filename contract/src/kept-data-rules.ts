import type { KeptData } from './kept-data-entry-rules.ts'
import { KEPT_OF_ACCOUNT } from './kept-data-of-account-rules.ts'
import { KEPT_OF_CONTENT } from './kept-data-of-content-rules.ts'
import { KEPT_OF_SERVICE } from './kept-data-of-service-rules.ts'

/** Everything that the product stores about people, in the order of the privacy page. */
export const KEPT_DATA: readonly KeptData[] = [...KEPT_OF_ACCOUNT, ...KEPT_OF_CONTENT, ...KEPT_OF_SERVICE]

/** Tables without personal data: totals, and data derived from other tables. */
export const NOBODYS_TABLES: readonly string[] = [
  'merged_places',
  'migrations',
  'counters',
  'media_bytes',
  'review_days',
  'assistant_model_days',
  'assistant_places',
  'assistant_sentences',
  'assistant_told',
  'assistant_unread',
  'assistant_vocabulary',
]
