import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import bwipjs from 'bwip-js/node'
import { browserOptions } from '../../scripts/browser.ts'

/** A scene in front of the camera: a code, perhaps out of focus, or nothing. */
export type Scene = { code?: string; as?: 'code128' | 'qrcode'; blurred?: boolean }

const framesPerScene = 18

/** A browser whose camera plays a video file in a loop. The file may be written after the browser has started. */
export const withCamera = (file: string) => ({
  permissions: ['camera'],
  launchOptions: {
    ...browserOptions(),
    args: [
      ...browserOptions().args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  },
})

/** Draws the scenes and writes them as Motion JPEG: a sequence of images, 30 per second. */
export async function writeVideo(page: Page, file: string, scenes: readonly Scene[]) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 640, height: 480 })
  const frames: Buffer[] = []
  for (const scene of scenes) {
    await page.setContent(drawn(scene))
    const frame = await page.screenshot({ type: 'jpeg', quality: 90 })
    frames.push(...Array<Buffer>(framesPerScene).fill(frame))
  }
  if (before) await page.setViewportSize(before)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, Buffer.concat(frames))
}

function drawn({ code, as = 'code128', blurred = false }: Scene): string {
  const symbol =
    code === undefined
      ? ''
      : bwipjs.toSVG({ bcid: as, text: code, ...(as === 'code128' && { height: 15 }) })
  const width = as === 'qrcode' ? 130 : 460
  return `<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: white }
    svg { width: ${width}px; ${blurred ? 'filter: blur(7px)' : ''} }
  </style>${symbol}`
}
