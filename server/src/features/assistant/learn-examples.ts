import { GISTS } from './understanding/gists.ts'
import { HELP_TOPICS } from './understanding/help-by-example.ts'
import { INTENTS } from './understanding/intents.ts'
import { keep } from './understanding/learned.ts'
import { ORDINARY_WORDS } from './understanding/ordinary-words.ts'

// Learns from the examples of lexicon/data, and keeps it in server/build/assistant. Run by tools/build.ts.

// The help is last: the build takes its file for the result of all.
for (const learning of [ORDINARY_WORDS, INTENTS, GISTS, HELP_TOPICS]) keep(learning)
