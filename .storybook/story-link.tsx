import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, type ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'

type StoryLinkProps = { to: string; className?: string; children: ReactNode }

/** A link to another page of Storybook, such as `/docs/…`. It keeps theme, language and width. */
export function StoryLink({ to, className, children }: StoryLinkProps) {
  const { channel } = use(DocsContext)
  const address = `?path=${to}`
  return (
    <a
      href={`./${address}`}
      target="_top"
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        channel.emit(NAVIGATE_URL, address)
      }}
    >
      {children}
    </a>
  )
}
