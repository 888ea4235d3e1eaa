/** Requests before a measurement: connections prepare their statements. */
export const WARMING = 10

/** Returns how long a read of somebody who is signed in takes, in ms. @throws when it is refused. */
export const millisecondsOf = async (url: string, authorization: string): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(url, { headers: { authorization } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
  return performance.now() - began
}
