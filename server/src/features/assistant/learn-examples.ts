import { GISTS } from './understanding/gists.ts'
import { HELP_TOPICS } from './understanding/help-by-example.ts'
import { INTENTS } from './understanding/intents.ts'
import { keep } from './understanding/learned.ts'

// Learns from the examples of lexicon/data, and keeps it in server/build/assistant. Run by tools/build.ts.

for (const learning of [HELP_TOPICS, GISTS, INTENTS]) keep(learning)
