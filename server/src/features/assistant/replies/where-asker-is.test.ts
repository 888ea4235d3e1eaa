import { expect, test } from 'vitest'
import { isWalkFromThere } from './where-asker-is.ts'

const asked = (text: string, name: string) => {
  const words = text.split(' ')
  return isWalkFromThere(words, words.indexOf(name))
}

test.each([
  ['estoy en el cafe hay un mercado al que llegue caminando', 'cafe'],
  ['what else can i walk to from rocambolesc in girona', 'rocambolesc'],
  ['sono al barrio c e un belvedere raggiungibile a piedi', 'barrio'],
  ['saindo do museu da pra ir a pe a algum mercado', 'museu'],
  ['depuis les banys quel musee peut on rejoindre a pied', 'banys'],
])('«%s» asks what else is near', (text, name) => {
  expect(asked(text, name)).toBe(true)
})

test.each([
  ['se puede llegar caminando al mirador', 'mirador'],
  ['cuanto hay caminando desde la catedral', 'catedral'],
  ['estoy en el cafe que se come', 'cafe'],
])('«%s» asks about the place', (text, name) => {
  expect(asked(text, name)).toBe(false)
})
