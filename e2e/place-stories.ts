import { sunset } from '../tools/pictures.ts'
import type { Visitor } from '../tools/visitor.ts'

/** From the form to the success notice. `search` is typed, the first suggestion called `name` is taken. */
export const addPlace = async (
  visitor: Visitor,
  { search, name, description }: { search: string; name: string; description: string },
): Promise<void> => {
  await visitor.seesHeading('Agregar Nuevo Lugar')
  await visitor.finds('Buscar un lugar', search, new RegExp(name))
  const selected = visitor.inside(visitor.page.getByRole('region', { name: 'Lugar seleccionado' }))
  await selected.sees(name)
  await visitor.writes('Descripción (opcional)', description)
  await visitor.presses('Agregar Lugar')
  await visitor.sees('Lugar agregado exitosamente')
}

/** Writes a review of the place one looks at, with a photo. */
export const reviewPlace = async (visitor: Visitor, content: string): Promise<void> => {
  await visitor.chooses('5 de 5: Excelente')
  await visitor.writes('Tu reseña', content)
  await visitor.picksFiles('Elegir archivos', [await sunset()])
  await visitor.page.getByRole('button', { name: 'Quitar atardecer.jpg' }).waitFor()
  await visitor.presses('Publicar reseña')
  await visitor.sees('¡Gracias! Tu reseña se publicó.')
}
