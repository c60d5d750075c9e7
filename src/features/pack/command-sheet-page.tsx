import { defineMessages, FormattedMessage } from 'react-intl'
import { BarCode } from '~/features/orders/slips/bar-code.tsx'
import { SheetPage } from '~/features/orders/slips/sheet-page.tsx'
import { codeOf, commands } from '~/kit/scan/commands.ts'
import { css, cx } from '~/styled-system/css'
import { Box, styled } from '~/styled-system/jsx'
import { commandNames } from './command-texts.ts'
import { messages } from './messages.ts'

/** The commands as bar codes, to print and put beside the scanner. */
export function CommandSheetPage() {
  return (
    <SheetPage title={messages.commandSheet}>
      {commands.map((command) => (
        <div key={command} className={command === 'buy' ? apart : line}>
          <Box flex="1" minW="52">
            <styled.p textStyle="3xl" fontWeight="semibold">
              <FormattedMessage {...commandNames[command]} />
            </styled.p>
            <p>
              <FormattedMessage {...meanings[command]} />
            </p>
          </Box>
          <BarCode text={codeOf(command)} height={16} />
        </div>
      ))}
    </SheetPage>
  )
}

const meanings = defineMessages({
  next: {
    defaultMessage: 'Goes to the next step: count, get rates, print, mark as shipped. Never buys.',
    description: 'What the command Next does, on the command sheet',
  },
  undo: {
    defaultMessage: 'Takes the last device out, or goes one step back.',
    description: 'What the command Undo does, on the command sheet',
  },
  print: {
    defaultMessage: 'The label, then the packing slip.',
    description: 'What the command Print prints, on the command sheet',
  },
  skip: {
    defaultMessage: 'Puts the order aside. Scan this command twice to skip the reason.',
    description: 'What the command Skip does, on the command sheet',
  },
  buy: {
    defaultMessage: 'Buys the label at the price on the screen.',
    description: 'What the command Buy does, on the command sheet',
  },
})

const line = css({
  display: 'flex',
  // On a phone the code stands below its name.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6',
  mb: '4',
  pb: '4',
  borderBottomWidth: '1px',
  breakInside: 'avoid',
})
const farBelow = css({ mt: '20' })
const apart = cx(line, farBelow)
