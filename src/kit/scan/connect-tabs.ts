/** Sends messages between the tabs that share something. */
export function connectTabs<Message>(name: string) {
  let followed: BroadcastChannel | undefined
  return {
    /** Also works for a tab that no longer follows: saving closes a list first, then clears it. */
    tell: (message: Message) => {
      const channel = followed ?? new BroadcastChannel(name)
      channel.postMessage(message)
      if (channel !== followed) channel.close()
    },
    /** Returns a function that stops it. */
    follow: (onMessage: (message: Message) => void) => {
      const channel = new BroadcastChannel(name)
      followed = channel
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
      return () => {
        channel.close()
        if (followed === channel) followed = undefined
      }
    },
  }
}
