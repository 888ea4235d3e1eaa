/** No answer of a model is this long; what sends more is broken or means harm. */
const RESPONSE_BYTES_MAX = 4 * 1024 * 1024

/** Ends a body with an error once it has grown too long. */
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

/** A fetch that talks to the configured server alone: it follows no redirect, to wherever. */
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
