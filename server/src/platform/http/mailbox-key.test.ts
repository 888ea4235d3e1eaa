import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

test.each([
  ['lucia@correo.example', 'lucia@correo.example'],
  [' Lucia@Correo.Example ', 'lucia@correo.example'],
  ['luci\u0301a@correo.example', 'luc\u00eda@correo.example'],
  ['lucia+viajes@correo.example', 'lucia@correo.example'],
  ['lucia+viajes+2026@correo.example', 'lucia@correo.example'],
  ['lucia+a@b@correo.example', 'lucia@correo.example'],
  ['+lucia@correo.example', '+lucia@correo.example'],
  ['lu.cia@correo.example', 'lu.cia@correo.example'],
  ['lu.cia+viajes@correo.example', 'lu.cia@correo.example'],
  ['lu-ci_a@correo.example', 'lu-ci_a@correo.example'],
  ['l.u.c.i.a+viajes@gmail.com', 'lucia@gmail.com'],
  ['Lu.Cia@GoogleMail.com', 'lucia@gmail.com'],
  ['lu-ci_a@gmail.com', 'lu-ci_a@gmail.com'],
  ['lu.cia@gmail.com.example', 'lu.cia@gmail.com.example'],
  ['l.u-c_ia+viajes@proton.me', 'lucia@proton.me'],
  ['lu.cia@protonmail.com', 'lucia@proton.me'],
  ['lu.cia@pm.me', 'lucia@proton.me'],
  ['viajes@lucia.fastmail.com', 'lucia@fastmail.com'],
  ['viajes+2026@lucia.fastmail.fm', 'lucia@fastmail.fm'],
  ['lu.cia+viajes@fastmail.com', 'lu.cia@fastmail.com'],
  // What the mail program or server makes of them leads to the same mailbox.
  ['lucia@cor\u00adreo.example', 'lucia@correo.example'],
  ['lucia@correo.example\u200b', 'lucia@correo.example'],
  ['lucia@\uff43orreo.example', 'lucia@correo.example'],
  ['lucia@correo\u3002example', 'lucia@correo.example'],
  ['lu\u200dcia@correo.example', 'lucia@correo.example'],
  ['\uff4cucia@correo.example', 'lucia@correo.example'],
  ['l\u00adu.cia@\uff47mail.com', 'lucia@gmail.com'],
  ['lucia@\u00f1and\u00fa.example', 'lucia@xn--and-6ma2c.example'],
  ['lucia@xn--and-6ma2c.example', 'lucia@xn--and-6ma2c.example'],
  // No host name, but counted all the same.
  ['lucia@_.example', 'lucia@_.example'],
  ['nothing', 'nothing'],
])('letters to %s are counted for %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key)
})
