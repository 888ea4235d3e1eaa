import type { Scene } from './scene.ts'
export const groupScenes: readonly Scene[] = [
  { name: 'groups', path: () => '/groups', who: 'member' },
  {
    name: 'groups-create',
    path: () => '/groups',
    who: 'member',
    act: (visitor) => visitor.presses('Crear grupo'),
  },
  {
    name: 'groups-remove',
    path: () => '/groups',
    who: 'member',
    act: (visitor) =>
      visitor.pressesOn(visitor.page.getByRole('button', { name: /^Eliminar grupo / }).first()),
  },
  {
    name: 'groups-add-member',
    path: () => '/groups',
    who: 'member',
    act: (visitor) =>
      visitor.pressesOn(visitor.page.getByRole('button', { name: /^Agregar miembro a / }).first()),
  },
]
