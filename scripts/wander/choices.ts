import { Buffer } from 'node:buffer'

/** Typed slowly: quick keys are a scanner's. */
export const words = [
  'a',
  'WP-10',
  'Ada',
  '42',
  '-1',
  'a@b.test',
  '<b>x',
  'قفل',
  'ß 9',
  '12/31/2026',
]
export const longTexts = [
  'x'.repeat(5000),
  'one\ttwo\nthree, four; "five"',
  '=1+1',
  '😀'.repeat(40),
]
export const codes = [
  'A84041FF00005902',
  'WP-10424',
  'COMMAND-NEXT',
  // `g` and a letter lead to a screen.
  'GE-10424',
  'A8404100002F003C,8000000000000000,00',
  '?',
  'nothing',
]
export const keys =
  'Tab Tab Shift+Tab Enter Escape Space ArrowDown ArrowUp ArrowLeft Home End Delete Backspace / ? . g e x Control+k Control+s'.split(
    ' ',
  )
export const files = [
  { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') },
  { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from('code\nA84041FF00005902\n') },
  { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
]
export const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
  // Zoomed to 200 and 400 %.
  { width: 720, height: 450 },
  { width: 320, height: 256 },
]
export const languages = ['es', 'fr', 'de', 'pt-BR', 'ar', 'en-US']
export const preferences = [
  'code=500',
  'fault=drop',
  'fault=malformed',
  'fault=off-contract',
  'delay=3000',
]
