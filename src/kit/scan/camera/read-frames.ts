import type { Detector } from './detector.ts'

type Size = { width: number; height: number }

/** The box in which codes are read, in CSS pixels. */
export const scanBox: Size = { width: 300, height: 100 }

/**
 * The part of the video frame inside the box, which is at the center of a view that the video covers.
 *
 * @param picture In video pixels.
 * @param view In CSS pixels.
 */
export function boxInPicture(picture: Size, view: Size) {
  const scale = Math.max(view.width / picture.width, view.height / picture.height)
  const width = Math.round(Math.min(scanBox.width, view.width) / scale)
  const height = Math.round(Math.min(scanBox.height, view.height) / scale)
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width,
    height,
  }
}

type Options = {
  video: HTMLVideoElement
  detector: Detector
  onCode: (code: string) => void
  onFailure: () => void
}

/** Reads each video frame that arrives while no other is being read. Returns a function that stops it. */
export function readFrames({ video, detector, onCode, onFailure }: Options): () => void {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let stopped = false
  const read = async () => {
    const { clientWidth, clientHeight, videoWidth, videoHeight } = video
    if (clientWidth * clientHeight * videoWidth * videoHeight === 0) return
    const { x, y, width, height } = boxInPicture(
      { width: videoWidth, height: videoHeight },
      { width: clientWidth, height: clientHeight },
    )
    canvas.width = width
    canvas.height = height
    context?.drawImage(video, x, y, width, height, 0, 0, width, height)
    for (const { rawValue } of await detector.detect(canvas)) {
      if (!stopped && rawValue !== '') onCode(rawValue)
    }
  }
  const run = async () => {
    try {
      while (!stopped) {
        await nextFrame(video)
        if (!stopped) await read()
      }
    } catch {
      if (!stopped) onFailure()
    }
  }
  void run()
  return () => {
    stopped = true
  }
}

const nextFrame = (video: HTMLVideoElement) =>
  new Promise((resolve) => void video.requestVideoFrameCallback(resolve))
