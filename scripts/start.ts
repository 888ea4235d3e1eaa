import { BUILT_SERVER, build } from '../tools/build.ts'

// `npm start`: runs the product in production. Settings come from the environment and `.env`.

process.env.NODE_ENV = 'production'
build()
await import(BUILT_SERVER.href)
