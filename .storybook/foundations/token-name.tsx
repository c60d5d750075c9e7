import { useState } from 'react'
import { css } from '~/styled-system/css'

/** The name of a token, which a press copies. */
export function TokenName({ name }: { name: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(name)
    setIsCopied(true)
  }
  return (
    <button
      type="button"
      className={look}
      title="Copy"
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      {isCopied ? 'Copied' : name}
    </button>
  )
}

const look = css({
  fontWeight: 'medium',
  textAlign: 'start',
  cursor: 'button',
  overflowWrap: 'anywhere',
  focusVisibleRing: 'outside',
  _hover: { textDecoration: 'underline' },
})
