/** What the pages of terms, privacy and rules use of moderation. */
export { CommunityRules } from '../law/community-rules.tsx'
export { Privacy } from '../law/privacy.tsx'
export { Terms } from '../law/terms.tsx'
