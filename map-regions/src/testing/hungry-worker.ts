/** Takes all memory at its first task, in small steps. */
let kept: unknown = null
process.on('message', () => {
  for (;;) kept = { kept }
})
