'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useIntl } from 'react-intl'
import { languageName } from '~/i18n/language-name.ts'
import { chooseBeforeProfile, languages, useLanguage } from '~/i18n/language.ts'
import { words } from '~/i18n/words.ts'
import { css, cx } from '~/styled-system/css'

type LanguageSelectProps = {
  className?: string
  onChoose: (tag: string) => void
}

/** A select with the console's languages, each under its own name. */
export function LanguageSelect({ className, onChoose }: LanguageSelectProps) {
  const intl = useIntl()
  const { tag } = useLanguage()
  return (
    <select
      aria-label={intl.formatMessage(words.language)}
      value={tag}
      onChange={(event) => onChoose(event.target.value)}
      className={cx(select, className)}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {languageName(each)}
        </option>
      ))}
    </select>
  )
}

/** For people who are not signed in, whose profile cannot say it: the language of the console. */
export function LanguageSwitch() {
  return (
    <LanguageSelect
      onChoose={(tag) => void chooseBeforeProfile(tag)}
      className={css({
        bg: 'transparent',
        color: 'fg.muted',
        textStyle: 'sm',
        fieldSizing: 'content',
        focusVisibleRing: 'outside',
      })}
    />
  )
}

const select = css({ py: '1', rounded: 'l2' })
