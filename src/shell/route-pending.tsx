'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { Center } from '~/styled-system/jsx'
import { Loader } from '~/ui/feedback/loader.tsx'

/** Shown while a screen takes longer than a moment. */
export function RoutePending() {
  return (
    <Center py="12">
      <Loader />
    </Center>
  )
}
