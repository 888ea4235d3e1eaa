import { chmod, cp, lstat, mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseAccount } from './account.ts'
import { installedBinaries, prepareBinaries } from './binaries.ts'
import { temporaryFolder } from './testing/temporary-data.ts'

/** Installs the binaries as npm leaves them when it runs no install scripts. */
const installedWithoutLinks = async (folder: string): Promise<string> => {
  const installed = join(folder, 'package/native')
  await mkdir(join(folder, 'package'), { mode: 0o755 })
  const from = await installedBinaries()
  const links: { target: string }[] = JSON.parse(await readFile(join(from, 'pg-symlinks.json'), 'utf8'))
  const linkNames = new Set(links.map(({ target }) => basename(target)))
  await cp(from, installed, {
    recursive: true,
    filter: (source) => !source.endsWith('.a') && !linkNames.has(basename(source)),
  })
  await cp(join(from, '../package.json'), join(folder, 'package/package.json'))
  return installed
}

test('library links that the install script did not create are created beside the binaries', async () => {
  const folder = await temporaryFolder()
  const installed = await installedWithoutLinks(folder)
  const account = await chooseAccount(join(folder, 'none'))
  const binaries = await prepareBinaries(installed, account, folder)
  expect(binaries).toEqual({ directory: installed, version: expect.stringMatching(/^18\.\d+$/) })
})

test.runIf(process.getuid?.() === 0)(
  'binaries in a folder that only root can enter are copied to where PostgreSQL can run them',
  async () => {
    const [closed, home] = [await temporaryFolder(), await temporaryFolder()]
    const installed = await installedWithoutLinks(closed)
    await chmod(closed, 0o700)
    const account = await chooseAccount(join(home, 'none'))

    const first = await prepareBinaries(installed, account, home)
    expect(first.directory).toMatch(new RegExp(`^${home}/binaries-`))
    const { ino } = await lstat(join(first.directory, 'bin/postgres'))
    expect(await prepareBinaries(installed, account, home)).toEqual(first)
    expect((await lstat(join(first.directory, 'bin/postgres'))).ino).toBe(ino)
  },
)
