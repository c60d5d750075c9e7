import { Check, Minus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { renderText } from '~/ui/text/render-text.tsx'
import type { StepProgress, WizardStep } from './wizard-steps.ts'

type WizardProgressProps = {
  steps: readonly WizardStep[]
  progress: readonly StepProgress[]
}

/** The list of all steps: their states, and links to those that can be opened. */
export function WizardProgress({ steps, progress }: WizardProgressProps) {
  const intl = useIntl()
  return (
    <styled.nav aria-label={intl.formatMessage(messages.steps)} mb="6">
      <Flex as="ol" gap={{ base: '2', md: '4' }}>
        {steps.map(({ id, title }, index) => {
          const { state, open, faulty } = progress[index]!
          return (
            <Flex
              as="li"
              key={id}
              position="relative"
              direction={{ base: 'column', md: 'row' }}
              align={{ base: 'flex-start', md: 'center' }}
              gap="2"
              flex="1"
              minW="0"
              pt="3"
              borderTopWidth="2px"
              borderColor={state === 'current' || state === 'done' ? 'teal.solid' : 'border'}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <StepSign state={state} faulty={faulty} number={index + 1} />
              <Box textStyle="sm" minW="0">
                <StepTitle id={id} open={open} state={state}>
                  {renderText(title)}
                </StepTitle>
                <StepNote state={state} faulty={faulty} />
              </Box>
            </Flex>
          )
        })}
      </Flex>
    </styled.nav>
  )
}

type StepSignProps = Pick<StepProgress, 'state' | 'faulty'> & { number: number }

/** A number, or an icon for the step's state. Its note says the same in words. */
function StepSign({ state, faulty, number }: StepSignProps) {
  const Sign = faulty
    ? TriangleAlert
    : state === 'done'
      ? Check
      : state === 'skipped'
        ? Minus
        : null
  const full = state === 'current' || state === 'done'
  return (
    <Flex
      aria-hidden
      align="center"
      justify="center"
      boxSize="6"
      flexShrink="0"
      rounded="full"
      textStyle="xs"
      fontWeight="semibold"
      borderWidth="1px"
      className={cx(faulty ? red : teal, full ? filled : faulty ? faultyEdge : plainEdge)}
    >
      {Sign ? <Sign size="14" /> : number}
    </Flex>
  )
}

const red = css({ colorPalette: 'red' })
const teal = css({ colorPalette: 'teal' })
const filled = css({
  bg: 'colorPalette.solid',
  color: 'colorPalette.contrast',
  borderColor: 'colorPalette.solid',
})
const faultyEdge = css({ color: 'fg.error', borderColor: 'border.error' })
const plainEdge = css({ color: 'fg.muted', borderColor: 'border.control' })

type StepTitleProps = Pick<StepProgress, 'state' | 'open'> & { id: string; children: ReactNode }

function StepTitle({ id, state, open, children }: StepTitleProps) {
  if (!open) {
    return (
      <span className={cx(wideOnly, state === 'current' ? currentTitle : otherTitle)}>
        {children}
      </span>
    )
  }
  return (
    <StyledLink
      to="."
      search={(before: Record<string, unknown>): Record<string, unknown> => ({
        ...before,
        step: id,
      })}
      state
      className={cx(openTitle, overSign)}
    >
      {children}
    </StyledLink>
  )
}

// On a phone the whole step is the link, and its text is visually hidden.
const overSign = css({
  mdDown: {
    position: 'absolute',
    inset: '0',
    display: 'block',
    textIndent: '100%',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
})

/** The state in words. */
function StepNote({ state, faulty }: Pick<StepProgress, 'state' | 'faulty'>) {
  const note = faulty
    ? messages.faulty
    : state === 'ahead' || state === 'current'
      ? null
      : messages[state]
  if (!note) return null
  const shown = faulty || state === 'skipped'
  return (
    <styled.p
      textStyle="xs"
      color={faulty ? 'fg.error' : 'fg.muted'}
      srOnly={shown ? { mdDown: true } : true}
    >
      <FormattedMessage {...note} />
    </styled.p>
  )
}

const messages = defineMessages({
  steps: { defaultMessage: 'Steps', description: 'Names the list of the steps of a wizard' },
  done: { defaultMessage: 'Done', description: 'State of a step of a wizard' },
  skipped: { defaultMessage: 'Skipped', description: 'State of a step of a wizard' },
  faulty: { defaultMessage: 'Needs correction', description: 'State of a step of a wizard' },
})

// A phone only has room for the icons; the heading names the step.
const wideOnly = css({ srOnly: { mdDown: true } })
const currentTitle = css({ fontWeight: 'semibold', color: 'fg' })
const otherTitle = css({ fontWeight: 'normal', color: 'fg.muted' })
const openTitle = css({ color: 'fg' })
