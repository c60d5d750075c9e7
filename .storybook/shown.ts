import { addons } from 'storybook/preview-api'

/** The event of a story that shows its state. */
export const STATE_SHOWN = 'waypost/state-shown'

let story: { id: string; abortSignal: AbortSignal } | undefined

export const beginStory = (begun: typeof story) => {
  story = begun
}

/**
 * Called by a play function when the screen shows the state that the story is about. In Storybook and its pictures, the play
 * function ends here. In a test it goes on, to check what follows.
 */
export async function shown(): Promise<void> {
  if (import.meta.env['VITEST_STORYBOOK'] || !story) return
  const { id, abortSignal } = story
  addons.getChannel().emit(STATE_SHOWN, id)
  await new Promise((_, reject) => {
    abortSignal.addEventListener('abort', () => reject(new Error('Another story was opened.')))
  })
}
