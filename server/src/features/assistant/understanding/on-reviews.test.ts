import { expect, test } from 'vitest'
import { topicOnReviews } from './on-reviews.ts'

test.each([
  'ya subi la resena pero la foto salio mal la puedo cambiar',
  'quiero quitar una foto de una resena que ya publique',
  'can i replace a photo in my review',
  'posso trocar a foto da minha avaliacao',
  'je peux changer la photo de mon avis',
])('%s edits a review', (text) => {
  expect(topicOnReviews(text)).toBe('review')
})

test.each([
  'le quiero escribir en privado a un usuario que reseno la playa se puede',
  'puedo hablarle por privado a alguien que comento un museo',
  'can i message the person who wrote that review privately',
])('%s writes a message', (text) => {
  expect(topicOnReviews(text)).toBe('messages')
})

test.each([
  'un man me escribe por privado como hago pa que no me escriba mas',
  'cambio mi foto de perfil donde',
  'como escribo una resena',
])('%s is about something else', (text) => {
  expect(topicOnReviews(text)).toBeNull()
})
