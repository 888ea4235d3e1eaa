import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // Inlined files would need data: in the content security policy, and cannot be cached on their own.
    assetsInlineLimit: 0,
  },
})
