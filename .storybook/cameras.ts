import { spyOn } from 'storybook/test'

/** Fakes these cameras. Returns the requested video constraints. */
export function plugIn(cameras: readonly string[], light: (on: MediaTrackConstraints) => void) {
  const picture = document.createElement('canvas')
  const devices = cameras.map((label, index) => ({
    deviceId: `camera-${index}`,
    groupId: '',
    kind: 'videoinput' as const,
    label,
    toJSON: () => label,
  }))
  spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(devices)
  return spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (asked) => {
    const stream = picture.captureStream()
    const [track] = stream.getVideoTracks()
    const wanted = JSON.stringify(asked).includes('camera-1') ? 'camera-1' : 'camera-0'
    if (!track) return stream
    // An unchanged canvas sends no frames.
    const draw = () => {
      picture.getContext('2d')?.fillRect(0, 0, 300, 150)
      if (track.readyState === 'live') requestAnimationFrame(draw)
    }
    draw()
    spyOn(track, 'getSettings').mockReturnValue({ deviceId: wanted })
    spyOn(track, 'getCapabilities').mockReturnValue({ torch: true } as MediaTrackCapabilities)
    spyOn(track, 'applyConstraints').mockImplementation(async (change = {}) => light(change))
    return stream
  })
}
