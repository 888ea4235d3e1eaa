import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { signIn } from './sign-in.ts'

export interface Person {
  id: string
  token: string
}

/** Signs in so many travellers of the data set. */
export const signedIn = async (url: string, count: number): Promise<Person[]> => {
  const people: Person[] = []
  for (let index = 1; index <= count; index++) {
    const token = await signIn(url, index)
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
    people.push({ id: sub, token })
  }
  return people
}

/** Opens a stream with as little client memory as possible; resolves when it is open. */
export const openStream = async (
  url: string,
  token: string,
  hear?: (text: string) => void,
): Promise<Socket> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setEncoding('utf8')
  socket.write(`GET /api/events HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [string]
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n')[0])
  socket.on('data', (text: string) => hear?.(text))
  return socket
}
