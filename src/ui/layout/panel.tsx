import { useId, type ReactNode } from 'react'
import { css } from '~/styled-system/css'
import { Box, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

type PanelProps = {
  /** Makes the panel a section of the page. */
  heading?: TextProp
  /** The heading level below those around the panel. */
  level?: 'h2' | 'h3'
  /** A line below the heading. */
  hint?: TextProp
  children: ReactNode
}

/** A bordered part of a page: a form, a picture, a chart. */
export function Panel({ heading, level = 'h2', hint, children }: PanelProps) {
  const id = useId()
  const Frame = heading ? 'section' : 'div'
  return (
    <Frame aria-labelledby={heading ? id : undefined} className={frame}>
      {heading && (
        <Box mb="4">
          <Heading as={level} size={level === 'h2' ? 'md' : 'sm'} id={id}>
            {renderText(heading)}
          </Heading>
          {hint && (
            <styled.p textStyle="sm" color="fg.muted">
              {renderText(hint)}
            </styled.p>
          )}
        </Box>
      )}
      {children}
    </Frame>
  )
}

const frame = css({ bg: 'bg.panel', borderWidth: '1px', rounded: 'l3', p: { base: '4', md: '6' } })
