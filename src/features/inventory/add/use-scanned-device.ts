import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { commandOf, type Command } from '~/kit/scan/commands.ts'
import { useScan } from '~/kit/scan/use-scan.ts'
import type { ScanVerdict } from '~/kit/scan/verdict.ts'
import { useStored } from '~/ui/settings/use-stored.ts'
import type { Delivery } from './create-delivery.ts'
import type { Matcher } from './create-matcher.ts'
import { problemsOf, textIn, textsOf, withValue, type DeviceValues } from './entered.ts'
import { judgeCode, type CodeOutcome } from './judge-code.ts'
import { codeDiffers, messages, partCount, partDiffers } from './messages.ts'
import { macAddressIn, savesFromScan, type Template, type TemplateInput } from './template.ts'

type ScannedDevice = {
  form: UseFormReturn<DeviceValues>
  /** Undefined while codes must wait. */
  template: Template | undefined
  /** Whether a device type is selected: without one, no template loads. */
  hasType: boolean
  matcher: Matcher
  delivery: Delivery
  /** Contains the inputs. */
  inputs: RefObject<HTMLElement | null>
  /** Queues the device and clears the inputs. */
  addAnother: () => Promise<void>
  /** Presses the form's main button. */
  save: () => void
  /** Empties the inputs. */
  clear: () => void
  /** Prints labels for the devices that have been added. Returns whether there are any. */
  print: () => boolean
}

/** Fills a template's inputs from scans: camera, handheld scanner, paste, or text ended with Enter. */
export function useScannedDevice({ form, template, matcher, delivery, ...props }: ScannedDevice) {
  const intl = useIntl()
  // Whether a scan that completes a device saves it.
  const { value: saves = true, update } = useStored('inventory saves scanned', z.boolean(), true)
  const labels = (inputs: readonly TemplateInput[]) =>
    intl.formatList(
      inputs.map(({ label }) => label),
      { type: 'unit' },
    )
  const focus = (token: string) => focusInput(props.inputs.current, token)
  // Synchronously: the value is selected next, so that the next code replaces it.
  const enter = (entered: DeviceValues['entered']) =>
    flushSync(() => form.setValue('entered', entered, { shouldDirty: true }))

  /** Checks the form: whether the device can be saved, and the first wrong value. */
  const judgeForm = async (current: Template) => {
    const { inputs, texts } = current
    const entered = form.getValues('entered')
    await Promise.all(
      texts.flatMap(({ token, pattern }) => {
        const text = textIn(entered, token)
        return pattern === undefined || text === '' ? [] : matcher.match(pattern, text)
      }),
    )
    const { missing, wrong } = problemsOf({ inputs }, entered, matcher.results.get())
    const macAddress = macAddressIn(current, textsOf(current, entered))
    const isRepeated = macAddress !== undefined && delivery.has(macAddress)
    // A template may require nothing.
    const isEmpty = entered.length === 0
    const isComplete = !isEmpty && missing.length === 0 && wrong.length === 0 && !isRepeated
    return { isComplete, wrong: wrong[0] }
  }
  /** Continues with the next device, or with the next input: the ones to correct come first. */
  const goOn = async (current: Template, isEnter = false) => {
    const { isComplete, wrong } = await judgeForm(current)
    const next = wrong ?? emptyText(current, form.getValues('entered'))
    if (isComplete && saves && savesFromScan(current)) await props.addAnother()
    else if (next) focus(next.token)
    else if (isComplete && isEnter) props.save()
  }
  const verdictOn = async (
    code: string,
    current: Template,
    focused: Element | null,
  ): Promise<ScanVerdict> => {
    const entered = form.getValues('entered')
    const token = focused instanceof HTMLElement ? focused.dataset['token'] : undefined
    const outcome = await judgeCode(code, {
      template: current,
      entered,
      focused: token,
      match: matcher.match,
      has: delivery.has,
    })
    if (outcome.kind === 'filled') {
      enter(outcome.entered)
      // The next code replaces it.
      if (outcome.wrong) focus(outcome.wrong.token)
      else await goOn(current)
    }
    return say(outcome)
  }
  const say = (outcome: CodeOutcome): ScanVerdict => {
    switch (outcome.kind) {
      case 'filled':
        return outcome.wrong
          ? failed(intl.formatMessage(codeDiffers, { input: outcome.wrong.label }))
          : { kind: 'taken', name: outcome.macAddress }
      case 'count': {
        const { parts, inputs } = outcome
        const values = { parts, count: inputs.length, inputs: labels(inputs) }
        return failed(intl.formatMessage(partCount, values))
      }
      case 'differs': {
        const texts = outcome.parts.map(({ place, input, value }) =>
          intl.formatMessage(partDiffers, { place, input: input.label, value }),
        )
        return failed(texts.join(' '))
      }
      case 'repeated':
        return { kind: 'repeated', name: outcome.macAddress }
      case 'full':
        return failed(intl.formatMessage(messages.full))
    }
  }
  const run = async (command: Command, current: Template): Promise<ScanVerdict> => {
    switch (command) {
      case 'next':
        if (!(await judgeForm(current)).isComplete) {
          return failed(intl.formatMessage(messages.notComplete))
        }
        await props.addAnother()
        return { kind: 'taken' }
      case 'undo':
      case 'skip':
        if (form.getValues('entered').length === 0) {
          return failed(intl.formatMessage(messages.nothingEntered))
        }
        props.clear()
        return { kind: 'own', status: 'info', text: intl.formatMessage(messages.cleared) }
      case 'print':
        return props.print() ? { kind: 'taken' } : failed(intl.formatMessage(messages.noneAdded))
      case 'buy':
        return failed(intl.formatMessage(messages.otherCommand))
    }
  }
  const scan = useScan({
    judge: template
      ? (code, { focused }) => {
          const command = commandOf(code)
          if (command === null) return failed(intl.formatMessage(messages.otherCommand))
          return command ? run(command, template) : verdictOn(code, template, focused)
        }
      : props.hasType
        ? undefined
        : () => failed(intl.formatMessage(messages.chooseType)),
    split: oneCodePerLine,
  })
  return {
    scan,
    saves: { chosen: saves, choose: (chosen: boolean) => void update(() => chosen) },
    /** For the inputs' container: some scanners paste, or type too slowly to be recognized. */
    handlers: {
      onPaste: (event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text')
        if (!template?.isQr || !text.includes(',') || !tokenOf(event.target)) return
        event.preventDefault()
        scan.type(text)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const token = tokenOf(event.target)
        const isEnter = event.key === 'Enter'
        const isEnd = isEnter || (event.key === 'Tab' && !event.shiftKey)
        if (!template || !token || !isEnd || event.nativeEvent.isComposing) return
        const entered = form.getValues('entered')
        const text = textIn(entered, token)
        if (template.isQr && text.includes(',')) {
          event.preventDefault()
          enter(withValue(entered, token, null))
          scan.type(text)
        } else if (isEnter) {
          event.preventDefault()
          void goOn(template, true)
        }
      },
    },
  }
}

const failed = (text: string): ScanVerdict => ({ kind: 'own', status: 'error', text })

const oneCodePerLine = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const tokenOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.dataset['token'] : undefined

const emptyText = ({ texts }: Template, entered: DeviceValues['entered']) =>
  texts.find(({ token }) => textIn(entered, token) === '')

/** Focuses an input and selects its text, so that the next code replaces it. By default the first one. */
export function focusInput(inputs: HTMLElement | null, token?: string) {
  const found = [...(inputs?.querySelectorAll<HTMLInputElement>('[data-token]') ?? [])]
  const wanted = found.find((input) => token === undefined || input.dataset['token'] === token)
  wanted?.focus()
  wanted?.select()
}
