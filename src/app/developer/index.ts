import { noteCall } from './calls.ts'
import { preferHeaders } from './preferences.ts'
import { worldHeaders } from './world.ts'

export { noteEndedCall } from './calls.ts'
export { DeveloperPanel } from './developer-panel.tsx'
export { openLink } from './open-link.ts'

/** The headers of one call. The panel also uses this to track what the screen calls. */
export function developerHeaders(operationId: string) {
  noteCall(operationId)
  return { ...preferHeaders(operationId), ...worldHeaders() }
}
