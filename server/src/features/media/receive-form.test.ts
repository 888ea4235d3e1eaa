import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../platform/http/errors.ts'
import type { FormShape } from './form-shape.ts'
import { userFull } from './media-error.ts'
import type { Room } from './quota.ts'
import { pdf } from './test/documents.ts'
import { movie, movieAround } from './test/movies.ts'
import {
  type Answer,
  type FilePart,
  fieldPart,
  fileHead,
  multipartType,
  padded,
  post,
} from './test/multipart-body.ts'
import { bombPng, jpeg, png } from './test/pictures.ts'
import { storageRoom } from './test/storage-room.ts'
import { uploadApp } from './test/upload-app.ts'
import type { UploadTimeouts } from './upload-deadline.ts'

let room: Awaited<ReturnType<typeof storageRoom>>
let server: Awaited<ReturnType<typeof uploadApp>>
let address: string

const start = async (timeouts?: UploadTimeouts, shape?: FormShape, left?: Room | Failure) => {
  server = await uploadApp(room.intake, timeouts, shape, left)
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
}

beforeEach(async () => {
  room = await storageRoom()
  await start()
})
afterEach(async () => {
  await server.app.close()
  await room.close()
})

const form = (
  files: [string, Buffer, string?][],
  fields: [string, string][] = [
    ['rating', '4'],
    ['content', 'Precioso.'],
  ],
) => {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  for (const [name, bytes, filename = 'foto.jpg'] of files)
    body.append(name, new Blob([new Uint8Array(bytes)]), filename)
  return body
}

const send = async (body: FormData): Promise<Answer> => {
  const response = await fetch(`${address}/reviews`, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const file = (index: number, content: Buffer, filename = 'foto.jpg'): FilePart => ({
  name: `media[${index}]`,
  filename,
  content: [content],
})

const nothingIsLeft = async () => {
  expect(await room.everything()).toEqual([])
}

describe('a review form', () => {
  it('arrives with its fields, and its files in the order of their numbers', async () => {
    const answer = await send(
      form([
        ['media[1]', await png(100, 80), 'dos.png'],
        ['media[0]', await jpeg(400, 300), 'uno.jpg'],
        ['poster[2]', await jpeg(640, 360), 'portada.jpg'],
        ['media[2]', movie(), 'tres.mp4'],
      ]),
    )
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ fields: { rating: '4', content: 'Precioso.' } })
    expect(answer.body.media).toMatchObject([
      { originalFilename: 'uno.jpg', mimeType: 'image/webp', width: 400, posterKey: null },
      { originalFilename: 'dos.png', width: 100 },
      { originalFilename: 'tres.mp4', mimeType: 'video/mp4', width: 1920, placeholder: expect.any(String) },
    ])
    const video = answer.body.media[2]
    expect(video?.variants.map(({ width }) => width)).toEqual([640, 320])
    expect(video?.posterKey).toBe(video?.variants[0]?.key)
    expect(await room.everything()).toHaveLength(2 + 1 + 1 + 2)
  })

  it.each(['media', 'media[]'])('may repeat the name %s', async (name) => {
    const picture = await jpeg(50, 50)
    const answer = await send(
      form([
        [name, picture, 'a.jpg'],
        [name, picture, 'b.jpg'],
      ]),
    )
    expect(answer.body.media).toMatchObject([{ originalFilename: 'a.jpg' }, { originalFilename: 'b.jpg' }])
  })

  it('needs no file', async () => {
    expect(await send(form([]))).toMatchObject({ status: 201, body: { media: [] } })
    // A form without files does not need the sum of stored bytes.
    expect(server.timesAskedForRoom()).toBe(0)
  })

  it('reads the room left once for all of its files', async () => {
    const picture = await jpeg(50, 50)
    const files: [string, Buffer][] = [0, 1, 2].map((index) => [`media[${index}]`, picture])
    expect(await send(form(files))).toMatchObject({ status: 201 })
    expect(server.timesAskedForRoom()).toBe(1)
  })
})

describe('a form with another shape', () => {
  const portrait: FormShape = { fields: [], files: { name: 'portrait', most: 1, kinds: ['image'] } }
  const booking: FormShape = {
    fields: ['reference'],
    files: { name: 'file', most: 2, kinds: ['image', 'document'] },
  }
  const restart = async (shape: FormShape) => {
    await server.app.close()
    await start(undefined, shape)
  }

  it('has its own names', async () => {
    await restart(booking)
    const answer = await send(
      form(
        [
          ['file[1]', pdf(), 'vuelo.pdf'],
          ['file', await jpeg(60, 40), 'asiento.jpg'],
        ],
        [['reference', 'ABC123']],
      ),
    )
    expect(answer).toMatchObject({ status: 413, body: { message: 'Máximo 2 archivos permitidos.' } })
    await nothingIsLeft()
    const kept = await send(form([['file[0]', pdf(), 'vuelo.pdf']], [['reference', 'ABC123']]))
    expect(kept).toMatchObject({ status: 201, body: { fields: { reference: 'ABC123' } } })
    expect(kept.body.media).toMatchObject([
      { originalFilename: 'vuelo.pdf', mimeType: 'application/pdf', width: null, variants: [] },
    ])
  })

  it.each<[string, FormShape, [string, Buffer][], [string, string][], number, string]>([
    [
      'a field of another form',
      booking,
      [],
      [['rating', '4']],
      400,
      'El formulario contiene un campo desconocido.',
    ],
    [
      'a file of another form',
      portrait,
      [['media[0]', movie()]],
      [],
      400,
      'El formulario contiene un campo desconocido.',
    ],
    [
      'a still where there are no videos',
      portrait,
      [['poster[0]', movie()]],
      [],
      400,
      'El formulario contiene un campo desconocido.',
    ],
    [
      'a second file where there is one',
      portrait,
      [['portrait[1]', movie()]],
      [],
      413,
      'Solo se permite un archivo.',
    ],
    [
      'a video for a portrait',
      portrait,
      [['portrait', movie()]],
      [],
      415,
      'Formato de archivo no aceptado. Solo se permiten imágenes (JPEG, PNG, GIF, WEBP).',
    ],
    [
      'a video for a booking',
      booking,
      [['file', movie()]],
      [],
      415,
      'Formato de archivo no aceptado. Solo se permiten imágenes (JPEG, PNG, GIF, WEBP) y documentos (PDF).',
    ],
    [
      'a document that was cut off',
      booking,
      [['file', pdf().subarray(0, -8)]],
      [],
      422,
      'El documento está dañado o incompleto y no se puede leer.',
    ],
  ])('refuses %s', async (_what, shape, files, fields, status, message) => {
    await restart(shape)
    expect(await send(form(files, fields))).toMatchObject({ status, body: { message } })
    await nothingIsLeft()
  })
})

describe('a form is refused, with nothing left behind,', () => {
  it('with an eleventh file', async () => {
    const picture = await jpeg(60, 40)
    const answer = await send(form(Array.from({ length: 11 }, (_, index) => [`media[${index}]`, picture])))
    expect(answer).toMatchObject({ status: 413, body: { message: 'Máximo 10 archivos permitidos.' } })
    await nothingIsLeft()
  })

  it('whose last file is damaged', async () => {
    const picture = await jpeg(900, 600)
    const answer = await send(
      form([
        ['media[0]', picture],
        ['media[1]', movie(), 'v.mp4'],
        ['media[2]', picture.subarray(0, 5_000), 'puerto\u202e.jpg'],
      ]),
    )
    expect(answer).toMatchObject({ status: 422, body: { code: 'damaged-media', errors: ['puerto.jpg'] } })
    await nothingIsLeft()
  })

  it.each<[string, [string, Buffer][], [string, string][], number, string]>([
    ['an unknown field', [], [['isAdmin', 'true']], 400, 'El formulario contiene un campo desconocido.'],
    ['a prototype for a field', [], [['__proto__', 'x']], 400, 'El formulario enviado no es válido.'],
    [
      'a field given twice',
      [],
      [
        ['rating', '5'],
        ['rating', '1'],
      ],
      400,
      'El formulario enviado no es válido.',
    ],
    ['a text of 70,000 letters', [], [['content', 'a'.repeat(70_000)]], 413, 'El texto es demasiado largo.'],
    ['an unknown file', [['avatar', movie()]], [], 400, 'El formulario contiene un campo desconocido.'],
    [
      'a place taken twice',
      [
        ['media[0]', movie()],
        ['media[0]', movie()],
      ],
      [],
      400,
      'El formulario enviado no es válido.',
    ],
    [
      'a poster that is a video',
      [['poster[0]', movie()]],
      [],
      415,
      'Formato de archivo no aceptado. Solo se permiten imágenes (JPEG, PNG, GIF, WEBP) y videos (MP4, MOV).',
    ],
  ])('with %s', async (_name, files, fields, status, message) => {
    expect(await send(form(files, fields))).toMatchObject({ status, body: { message } })
    await nothingIsLeft()
  })

  it('with a poster for a picture', async () => {
    const picture = await jpeg(60, 40)
    const answer = await send(
      form([
        ['media[0]', picture],
        ['poster[0]', picture],
      ]),
    )
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'La portada no corresponde a ningún video.' },
    })
    await nothingIsLeft()
  })

  it('when the first of ten large files is one byte too long, and the sender still gets the response', async () => {
    const long = { ...file(0, Buffer.alloc(0)), content: padded(movieAround({ size: 50 * 1024 * 1024 + 1 })) }
    const rest = Array.from({ length: 3 }, (_, index) => ({
      ...file(index + 1, Buffer.alloc(0)),
      content: padded(movieAround({ size: 20 * 1024 * 1024 })),
    }))
    const answer = await post(address, [long, ...rest])
    expect(answer).toMatchObject({
      status: 413,
      body: { message: 'Archivo demasiado grande. Máximo 50MB por archivo.' },
    })
    await nothingIsLeft()
  })

  it('when it is no form at all', async () => {
    const headers = { 'content-type': multipartType }
    const cut = await fetch(`${address}/reviews`, {
      method: 'POST',
      headers,
      body: fileHead('media[0]', 'a.jpg'),
    })
    expect(cut.status).toBe(400)
    const unbounded = await fetch(`${address}/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'x',
    })
    expect(unbounded.status).toBe(400)
    await nothingIsLeft()
  })
})

/** Allows for a busy machine. */
const patiently = { timeout: 15_000 }

/** Opens a connection, and sends the head of a form and the beginning of one file. */
const halfSent = async (beginning: Buffer) => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST /reviews HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${multipartType}\r\nContent-Length: 40000000\r\n\r\n`,
  )
  socket.write(fieldPart('rating', '5'))
  socket.write(fileHead('media[0]', 'foto.jpg'))
  socket.write(beginning)
  return socket
}

describe('a sender above the quota', () => {
  let picture: Buffer
  beforeEach(async () => {
    picture = await jpeg(60, 40)
    await server.app.close()
    const bytes = Math.round(picture.length * 1.5)
    await start(undefined, undefined, { bytes, refusal: userFull(bytes) })
  })

  it('is refused by the announced length, before any file arrives', async () => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /reviews HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${multipartType}\r\nContent-Length: 40000000\r\n\r\n`,
    )
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /)
    await nothingIsLeft()
  })

  it('is refused at the first byte above it when no length is announced', async () => {
    const files = [0, 1].map((index) => ({ name: `media[${index}]`, filename: 'a.jpg', content: [picture] }))
    expect((await post(address, files)).status).toBe(413)
    await nothingIsLeft()
    expect((await post(address, files.slice(1))).status).toBe(201)
  })
})

it('a form with a file is not called invalid because the database, which knows the room left, is away', async () => {
  await server.app.close()
  await start(undefined, undefined, new Failure(503, 'unavailable', 'Ahora no.'))
  const { status, body } = await send(form([['media[0]', await jpeg(60, 40)]]))
  expect([status, body.code]).toEqual([503, 'unavailable'])
  await nothingIsLeft()
})

describe('a sender', () => {
  it('who disconnects half-way leaves nothing', async () => {
    const socket = await halfSent((await jpeg()).subarray(0, 20_000))
    await vi.waitFor(async () => expect(await room.everything()).toHaveLength(1), patiently)
    socket.destroy()
    await vi.waitFor(() => expect(server.outcomes).toEqual(['aborted']), patiently)
    await nothingIsLeft()
  })

  it('who disconnects in the second file leaves nothing of the first', async () => {
    const socket = await halfSent(await jpeg())
    socket.write(
      Buffer.concat([
        Buffer.from('\r\n'),
        fileHead('media[1]', 'b.jpg'),
        Buffer.from('\xff\xd8\xff', 'latin1'),
      ]),
    )
    await vi.waitFor(async () => expect((await room.keys()).length).toBeGreaterThan(0), patiently)
    socket.destroy()
    await vi.waitFor(() => expect(server.outcomes).toEqual(['aborted']), patiently)
    await nothingIsLeft()
  })

  it('who stalls gets an error and is disconnected', async () => {
    await server.app.close()
    await start({ idleMilliseconds: 150, totalMilliseconds: 5_000 })
    const socket = await halfSent(Buffer.from('\xff\xd8\xff', 'latin1'))
    expect(await text(socket)).toMatch(
      /^HTTP\/1.1 408 [\s\S]*La subida tardó demasiado\. Inténtalo de nuevo\./,
    )
    await nothingIsLeft()
  })

  it('who sends endlessly but slowly is stopped too', async () => {
    await server.app.close()
    await start({ idleMilliseconds: 300, totalMilliseconds: 700 })
    const socket = await halfSent(Buffer.from('\xff\xd8\xff', 'latin1'))
    const drip = setInterval(() => socket.write('x'), 50)
    socket.on('error', () => {
      // The server disconnects while a chunk is on its way.
    })
    socket.once('close', () => clearInterval(drip))
    const answer = once(socket, 'data')
    await once(socket, 'close')
    expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 408/)
    await nothingIsLeft()
  })
})

it('other requests are answered while bombs and large pictures are processed', async () => {
  const [bomb, large] = [await bombPng(7_000), await jpeg(4_000, 3_000)]
  const uploads = Promise.all(
    [bomb, large, bomb, large, bomb].map((content) => post(address, [file(0, content), file(1, content)])),
  )
  let slowest = 0
  let busy = true
  uploads.finally(() => {
    busy = false
  })
  while (busy) {
    const started = performance.now()
    await (await fetch(`${address}/health`)).text()
    slowest = Math.max(slowest, performance.now() - started)
    await after(5)
  }
  expect((await uploads).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(slowest).toBeLessThan(1_000)
})
