'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { defineMessages, useIntl } from 'react-intl'
import { chooseTheme, useThemeChoice } from '~/lib/theme-choice.ts'
import { styled } from '~/styled-system/jsx'
import { Segments } from '~/ui/segments/segments.tsx'

const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3V2M12 22v-1M3 12H2M22 12h-1M5.6 5.6l-.7-.7M19.1 19.1l-.7-.7M18.4 5.6l.7-.7M4.9 19.1l.7-.7'
const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z'
const display = 'M4 4h16v12H4ZM9 20h6M12 16v4'

/** Lets the user choose the light, dark or system theme. */
export function ThemeSwitch() {
  const intl = useIntl()
  const chosen = useThemeChoice()
  return (
    <Segments
      label={intl.formatMessage(messages.theme)}
      segments={choices.map(({ choice, label, drawing }) => ({
        value: choice,
        label: intl.formatMessage(label),
        content: (
          <styled.svg
            viewBox="0 0 24 24"
            boxSize="4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            <path d={drawing} />
          </styled.svg>
        ),
      }))}
      value={chosen}
      onChange={chooseTheme}
    />
  )
}

const messages = defineMessages({
  theme: { defaultMessage: 'Theme', description: 'Names the choice between light and dark' },
  light: { defaultMessage: 'Light', description: 'Theme: dark text on a light ground' },
  dark: { defaultMessage: 'Dark', description: 'Theme: light text on a dark ground' },
  system: { defaultMessage: 'System', description: 'Theme: as the operating system has it' },
})

const choices = [
  { choice: 'light', label: messages.light, drawing: sun },
  { choice: 'dark', label: messages.dark, drawing: moon },
  { choice: 'system', label: messages.system, drawing: display },
] as const
