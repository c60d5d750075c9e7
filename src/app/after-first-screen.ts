import { guardPresses } from '~/ui/press/guard-presses.ts'
import { keepFiles } from './kept-files/keep-files.ts'

/** What can wait until the first screen is shown. `keepsFiles` is what `config.json` says. Without any of it, the console works. */
export function afterFirstScreen(keepsFiles: boolean) {
  guardPresses()
  keepFiles(keepsFiles).catch(() => {})
}
