import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../free-port.ts'
import type { Engine } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const browserPath = () => globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').toSorted().at(-1)

const KEYS = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Space: Key.SPACE,
}

/** A screen that nobody sees; its number is chosen by itself. */
const openScreen = async () => {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const number of createInterface(screen.stdout)) return { screen, display: `:${number}` }
  throw new Error(`${SCREEN} ended before it was ready.`)
}

/** As for whoever speaks Spanish and wants less movement: stories do not wait for animations. */
const settle = async (home: string) => {
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return { XDG_CONFIG_HOME: home, LANG: 'es_ES.UTF-8', NO_AT_BRIDGE: '1' }
}

const connect = (port: number, binary: string): Promise<WebDriver> => {
  const wanted = new Capabilities({
    // It waits for whole pages, the way it does by itself: told not to, it loses what is run first on a page.
    browserName: 'MiniBrowser',
    // Transitions between views crash this browser while it is driven.
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--features=-ViewTransitions'] },
  })
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build()
}

/** WebKit, as Safari has it, over WebDriver, on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isHere: () => existsSync(DRIVER) && existsSync(SCREEN) && browserPath() !== undefined,
  opens: async () => {
    const home = await mkdtemp(join(tmpdir(), 'andariego-webkit-'))
    const [{ screen, display }, port, settings] = await Promise.all([openScreen(), freePort(), settle(home)])
    const server = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...settings, DISPLAY: display },
    })
    const driver = await connect(port, browserPath() ?? '')
    const hand = () => driver.actions({ async: true })
    const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]')
    return {
      goesTo: (url) => driver.get(url),
      run: (work, ...given) => driver.executeScript(work, ...given),
      resizes: async (width, height) => {
        const window = driver.manage().window()
        await window.setRect({ width, height })
        // What stands around the page takes its room, too.
        const [innerWidth, innerHeight] = await inner()
        await window.setRect({ width: 2 * width - innerWidth, height: 2 * height - innerHeight })
      },
      moves: (x, y) =>
        hand()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      holds: () => hand().press().perform(),
      lets: () => hand().release().perform(),
      types: (text) => hand().sendKeys(text).perform(),
      presses: async (key, withShift = false) => {
        if (withShift) await hand().keyDown(Key.SHIFT).perform()
        await hand().sendKeys(KEYS[key]).perform()
        if (withShift) await hand().keyUp(Key.SHIFT).perform()
      },
      picks: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
      ends: async () => {
        await driver.quit()
        server.kill()
        screen.kill()
        await rm(home, { recursive: true, force: true })
      },
    }
  },
}
