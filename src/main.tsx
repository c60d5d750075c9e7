import './app/zod-without-eval.ts'
import '@fontsource-variable/inter/index.css'
import './app/early-page.css'
import { start } from './app/start.tsx'

declare global {
  interface Window {
    /** Says that the console cannot start. A function of boot.js, so it needs no further file. */
    sayFailed: () => void
  }
}

start(document.getElementById('root')!).catch((error: unknown) => {
  reportError(error)
  window.sayFailed()
})
