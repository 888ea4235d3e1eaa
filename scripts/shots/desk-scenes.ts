import type { Scene } from './scene.ts'

const tab = (vista: string) => () => `/moderacion?vista=${vista}`

/** Screenshots of the moderators' pages. */
export const deskScenes: readonly Scene[] = [
  { name: 'desk', path: () => '/moderacion', who: 'moderator' },
  {
    name: 'desk-case',
    path: () => '/moderacion',
    who: 'moderator',
    act: async (visitor) => {
      await visitor.pressesOn(visitor.page.locator('main ul').getByRole('button').first())
      await visitor.page.waitForURL(/caso=/)
    },
  },
  { name: 'desk-corrections', path: tab('correcciones'), who: 'moderator' },
  { name: 'desk-appeals', path: tab('apelaciones'), who: 'moderator' },
  { name: 'desk-decided', path: tab('decididas'), who: 'moderator' },
  { name: 'desk-log', path: tab('registro'), who: 'moderator' },
]
