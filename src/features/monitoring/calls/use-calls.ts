import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { deviceName } from '~/features/monitoring/alert-words.ts'
import { titleCount } from '~/ui/page/use-page-title.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import type { CallScope, CallSettings } from './calls.ts'
import { callTitle } from './messages.ts'
import { playCall } from './sounds.ts'
import { takeCalls } from './take-calls.ts'

/** The lines of a notification; systems cut what is longer. */
const linesShown = 4

/** Returns a function that calls the user for the new ones among some alerts, once in all tabs of this browser. */
export function useCalls() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { settings: storage } = useUserStorages()
  return async (alerts: readonly Alert[], settings: CallSettings, scope?: CallScope) => {
    const calls = await takeCalls(storage, alerts, settings, Date.now(), scope)
    const [first] = calls
    if (!first) return calls
    void playCall(settings.sound)
    const lines = calls
      .slice(0, linesShown)
      .map((alert) => `${deviceName(alert)}, ${alert.deviceGrouping.name}`)
    const title = intl.formatMessage(callTitle, { count: calls.length })
    showNotification(title, lines.join('\n'), () => {
      window.focus()
      const location = calls.length === 1 ? first.deviceGrouping.id : undefined
      void navigate({ to: '/monitoring/locations', search: { location } })
    })
    return calls
  }
}

/** A system notification, which replaces the last one. Does nothing where the user or the browser does not allow it. */
export function showNotification(title: string, body: string, onClick: () => void) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, {
      body,
      tag: 'waypost-calls',
      icon: '/favicon.svg',
    })
    notification.addEventListener('click', () => {
      notification.close()
      onClick()
    })
  } catch {
    // Chromium on Android shows them only for service workers.
  }
}

/** Shows the number of called alerts in the tab's title and icon until the page is looked at again. */
export function useCallCount(count: number) {
  const show = useEffectEvent((shown: number) => {
    if (shown > 0) titleCount.set(shown)
    setIconCount(shown)
  })
  useEffect(() => {
    show(count)
    return () => {
      if (count > 0) titleCount.set(0)
      setIconCount(0)
    }
  }, [count])
}

function setIconCount(count: number) {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  link.dataset['plain'] ??= link.href
  const before = link.href
  link.href = count > 0 ? URL.createObjectURL(badge(count)) : link.dataset['plain']
  if (before.startsWith('blob:')) URL.revokeObjectURL(before)
}

function badge(count: number): Blob {
  const text = count > 9 ? '9+' : String(count)
  // An image of its own does not see the variables of the page.
  const theme = getComputedStyle(document.documentElement)
  const [ground, front] = ['solid', 'contrast'].map((tone) =>
    theme.getPropertyValue(`--wp-colors-red-${tone}`),
  )
  const style = `text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 16 : 20}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${ground}"/><text x="16" y="23" ${style} fill="${front}">${text}</text></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}
