import { keepFiles } from './kept-files/keep-files.ts'

/** What can wait until the first screen is shown. `keepsFiles` is what `config.json` says. Without any of it, the console works. */
export function afterFirstScreen(keepsFiles: boolean) {
  // The frame loads it too, with its other parts. The screens without a frame have only this.
  const isGuarded = import('~/ui/press/guard-presses.ts').then(({ guardPresses }) => guardPresses())
  for (const each of [isGuarded, keepFiles(keepsFiles)]) each.catch(() => {})
}
