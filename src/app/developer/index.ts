export { DeveloperPanel } from './developer-panel.tsx'
export { preferHeaders } from './preferences.ts'
