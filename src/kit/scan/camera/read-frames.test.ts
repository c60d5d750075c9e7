import { expect, test } from 'vitest'
import { boxInPicture } from './read-frames.ts'

test('the box is at the center of the video, at its displayed size', () => {
  // The view crops the top and bottom of the video.
  expect(boxInPicture({ width: 1280, height: 720 }, { width: 640, height: 240 })).toEqual({
    x: 340,
    y: 260,
    width: 600,
    height: 200,
  })
})

test('in a narrow view the box is as wide as the view', () => {
  expect(boxInPicture({ width: 720, height: 1280 }, { width: 240, height: 200 })).toEqual({
    x: 0,
    y: 490,
    width: 720,
    height: 300,
  })
})
