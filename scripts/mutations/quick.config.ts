import { defineConfig } from 'vitest/config'

// For tests that need no database: nothing is started before them.
export default defineConfig({
  test: { include: ['server/src/**/*.test.ts'], isolate: false, testTimeout: 30_000, hookTimeout: 60_000 },
})
