import { css } from '~/styled-system/css'

/** For developers: where a screen crashed, in the files of `src`. */
export function CrashStack({ error }: { error: unknown }) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return (
    <pre dir="ltr" lang="en" className={lines}>
      {stack.replaceAll(`${window.location.origin}/`, '').replaceAll(/\?[tv]=\w+/g, '')}
    </pre>
  )
}

const lines = css({ mt: '4', fontSize: 'xs', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
