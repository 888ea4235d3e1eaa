/** Longer than any answer of a model: a server that sends more is broken or malicious. */
const RESPONSE_BYTES_MAX = 4 * 1024 * 1024

/** Aborts a body that has grown too long. */
const bounded = () => {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > RESPONSE_BYTES_MAX) controller.error(new Error('the model sends too much'))
      else controller.enqueue(chunk)
    },
  })
}

/** A fetch that only reaches the configured server: it refuses redirects. */
export const onlyConfigured = (baseUrl: string): typeof fetch => {
  const { origin } = new URL(baseUrl)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) throw new Error(`not the configured model: ${url.origin}`)
    const response = await fetch(input, { ...init, redirect: 'error' })
    return response.body
      ? new Response(response.body.pipeThrough(bounded()), {
          status: response.status,
          headers: response.headers,
        })
      : response
  }
}
