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
