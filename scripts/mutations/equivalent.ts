/** Broken rules that nobody can notice, by what the report calls them without the line, and why. */
export const EQUIVALENT: readonly { name: string; because: string }[] = []
