import { expect, test } from 'vitest'
import { createWatch, type Sight } from './watch.ts'

const next: Sight = { control: {}, name: 'Next' }
const buy: Sight = { control: {}, name: 'Next' }
const pause: Sight = { control: {}, name: 'Pause' }
const resume: Sight = { ...pause, name: 'Resume' }
const text: Sight = { control: null, name: '' }

type Watch = ReturnType<typeof createWatch>

const goAndPress = (watch: Watch) => {
  watch.moveTo(next)
  watch.press(next, 0)
}

const cases: [string, (watch: Watch) => boolean, boolean][] = [
  ['what the user went to counts at once', (watch) => watch.press(next, 0), true],
  [
    'what was there all the time counts however often it is pressed',
    (watch) => watch.press(next, 0) && watch.press(next, 60) && watch.press(next, 120, 0),
    true,
  ],
  ...[60, 120, 250, 400, 499].map((time): [string, (watch: Watch) => boolean, boolean] => [
    `what appeared under a press does not count ${time} ms later`,
    (watch) => {
      watch.press(next, 0)
      watch.look(buy, 0)
      return watch.press(buy, time)
    },
    false,
  ]),
  [
    'what appeared counts half a second later',
    (watch) => {
      watch.press(next, 0)
      watch.look(buy, 1)
      return watch.press(buy, 501)
    },
    true,
  ],
  [
    'the time is counted from when it appeared, not from the press before',
    (watch) => {
      watch.press(next, 0)
      watch.look(buy, 3000)
      return watch.press(buy, 3100)
    },
    false,
  ],
  [
    'a press that began before it appeared does not count',
    (watch) => {
      watch.look(buy, 900)
      return watch.press(buy, 800)
    },
    false,
  ],
  [
    'a press that continues a slow double click does not count',
    (watch) => {
      watch.press(next, 0)
      watch.look(buy, 100)
      return watch.press(buy, 700, 0)
    },
    false,
  ],
  [
    'a press that continues a slow double click does not count on what has moved there unnoticed since the first',
    (watch) => {
      watch.press(next, 0)
      watch.look(buy, 0)
      return watch.press(buy, 700, 0)
    },
    false,
  ],
  [
    'what appeared counts at once after the user went there',
    (watch) => {
      watch.look(buy, 0)
      watch.moveTo(buy)
      return watch.press(buy, 10)
    },
    true,
  ],
  [
    'another control beside what appeared counts at once',
    (watch) => {
      watch.look(buy, 0)
      return watch.press(next, 10)
    },
    true,
  ],
  [
    'the same control that means something else does not count',
    (watch) => {
      watch.press(pause, 0)
      watch.look(resume, 10)
      return watch.press(resume, 120)
    },
    false,
  ],
  [
    'a control that may be pressed again does not count',
    (watch) => {
      watch.press(next, 0)
      watch.arm(next.control!, 700)
      return watch.press(next, 900)
    },
    false,
  ],
  [
    'another control that may be pressed again changes nothing',
    (watch) => {
      watch.press(next, 0)
      watch.arm(buy.control!, 700)
      return watch.press(next, 900)
    },
    true,
  ],
  [
    'a control that came back counts at once',
    (watch) => {
      goAndPress(watch)
      watch.look(text, 10)
      watch.look(next, 100)
      return watch.press(next, 120)
    },
    true,
  ],
  [
    'a control that came back after the user pressed another does not count',
    (watch) => {
      goAndPress(watch)
      watch.look(buy, 20)
      watch.press(buy, 1000)
      watch.look(next, 1020)
      return watch.press(next, 1200, 1000)
    },
    false,
  ],
  [
    'a control that came back after it was armed does not count',
    (watch) => {
      goAndPress(watch)
      watch.arm(next.control!, 10)
      watch.look(text, 20)
      watch.look(next, 100)
      return watch.press(next, 120)
    },
    false,
  ],
  [
    'another control that took its place does not count',
    (watch) => {
      goAndPress(watch)
      watch.look(text, 10)
      watch.look(buy, 100)
      return watch.press(buy, 120)
    },
    false,
  ],
  [
    'what appeared counts once the user has typed something',
    (watch) => {
      watch.press(next, 0)
      watch.look(buy, 10)
      watch.accept()
      return watch.press(buy, 60)
    },
    true,
  ],
  [
    'a control that was armed and left counts once it is back after something was typed',
    (watch) => {
      goAndPress(watch)
      watch.arm(next.control!, 10)
      watch.look(text, 20)
      watch.accept()
      watch.look(next, 70)
      return watch.press(next, 90)
    },
    true,
  ],
  [
    'what appeared after the user has typed something does not count',
    (watch) => {
      watch.press(next, 0)
      watch.accept()
      watch.look(buy, 10)
      return watch.press(buy, 60)
    },
    false,
  ],
  [
    'a press on plain text is left alone',
    (watch) => {
      watch.moveTo(next)
      watch.look(text, 0)
      return watch.press(text, 10)
    },
    true,
  ],
]

test.each(cases)('%s', (_, press, counts) => {
  expect(press(createWatch())).toBe(counts)
})
