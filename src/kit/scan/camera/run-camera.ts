import { createDetector, type Detector } from './detector.ts'
import { readFrames } from './read-frames.ts'

/** Why there is no video, or no detector. */
export type CameraFailure =
  | 'insecure'
  | 'denied'
  | 'missing'
  | 'busy'
  | 'disconnected'
  | 'reader'
  | 'other'

export type CameraChoice = { id: string; name: string }

export type CameraState =
  | { kind: 'starting' }
  | { kind: 'failed'; failure: CameraFailure }
  | {
      kind: 'running'
      cameras: readonly CameraChoice[]
      current: string
      /** Switches the light; null if the camera has none. */
      torch: ((on: boolean) => Promise<void>) | null
    }

type Options = {
  video: HTMLVideoElement
  /** The camera to use; undefined for the rear camera. */
  cameraId: string | undefined
  /** The formats to read now. */
  formats: () => readonly string[] | undefined
  onCode: (code: string) => void
  onState: (state: CameraState) => void
}

/** Reads codes with the camera until stopped. Returns a function that stops it. */
export function runCamera({ video, cameraId, formats, onCode, onState }: Options): () => void {
  const stops: (() => void)[] = []
  let stopped = false
  const stop = () => {
    stopped = true
    for (const each of stops.splice(0)) each()
    video.srcObject = null
  }
  const fail = (failure: CameraFailure) => {
    if (stopped) return
    stop()
    onState({ kind: 'failed', failure })
  }
  const start = async () => {
    onState({ kind: 'starting' })
    const detector = createDetector(formats).catch(() => undefined)
    const stream = await openCamera(cameraId)
    if (typeof stream === 'string') return fail(stream)
    const [track] = stream.getVideoTracks()
    stops.push(() => {
      for (const each of stream.getTracks()) each.stop()
    })
    if (stopped || !track) return stop()
    track.addEventListener('ended', () => fail('disconnected'))
    video.srcObject = stream
    await video.play()
    const reader = await detector
    if (!reader) return fail('reader')
    const cameras = await listCameras()
    if (stopped) return
    onState({
      kind: 'running',
      cameras,
      current: track.getSettings().deviceId ?? '',
      torch: torchOf(track),
    })
    stops.push(read(reader))
  }
  const read = (detector: Detector) =>
    readFrames({ video, detector, onCode, onFailure: () => fail('reader') })
  start().catch(() => fail('other'))
  return stop
}

/** Requests the camera. Browsers deliver at most the camera's frame rate; more than 300 are useless. */
async function openCamera(cameraId: string | undefined): Promise<MediaStream | CameraFailure> {
  // Typed as always present, but browsers leave it out of insecure pages.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return isSecureContext ? 'missing' : 'insecure'
  const quality = {
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 60, max: 300 },
  }
  const open = (camera: MediaTrackConstraints) =>
    devices.getUserMedia({ audio: false, video: { ...quality, ...camera } })
  try {
    if (cameraId !== undefined) {
      // The remembered one may have been unplugged.
      const chosen = await open({ deviceId: { exact: cameraId } }).catch(unlessMissing)
      if (chosen) return chosen
    }
    return await open({ facingMode: { ideal: 'environment' } })
  } catch (error) {
    return cameraFailureOf(error)
  }
}

/** The reason for an error of `getUserMedia`. */
function cameraFailureOf(error: unknown): CameraFailure {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'other'
  }
}

function unlessMissing(error: unknown): undefined {
  const { name } = error instanceof DOMException ? error : { name: '' }
  if (name !== 'OverconstrainedError' && name !== 'NotFoundError') throw error
}

async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
}

// TypeScript lacks the light, which phones have in Chrome.
type WithTorch<Type> = Type & { torch?: boolean }

function torchOf(track: MediaStreamTrack): ((on: boolean) => Promise<void>) | null {
  // Firefox has no capabilities.
  const capabilities: WithTorch<MediaTrackCapabilities> =
    'getCapabilities' in track ? track.getCapabilities() : {}
  if (!capabilities.torch) return null
  return (torch) => {
    const light: WithTorch<MediaTrackConstraintSet> = { torch }
    return track.applyConstraints({ advanced: [light] })
  }
}
