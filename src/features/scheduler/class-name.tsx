import { css, cx } from '~/styled-system/css'
import { useCopy } from '~/ui/button/use-copy.ts'
import { Tooltip } from '~/ui/tooltip/tooltip.tsx'
import { link } from './folded-message.tsx'
import { shortClass } from './group-errors.ts'

/** A class without its package. The tooltip has the full name, and a press copies it. */
export function ClassName({ name }: { name: string }) {
  const copy = useCopy()
  return (
    <Tooltip content={name}>
      {(trigger) => (
        <button
          type="button"
          {...trigger}
          className={cx(link, plain)}
          aria-label={name}
          onClick={() => copy(name)}
        >
          <bdi lang="en">{shortClass(name)}</bdi>
        </button>
      )}
    </Tooltip>
  )
}

const plain = css({
  maxW: 'full',
  color: 'fg',
  truncate: true,
  unicodeBidi: 'plaintext',
  verticalAlign: 'bottom',
})
