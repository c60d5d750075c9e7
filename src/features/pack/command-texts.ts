import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Command } from '~/kit/scan/commands.ts'
import type { Refusal } from './stage.ts'

/** What a packer reads and says; on buttons and on the command sheet. */
export const commandNames: Record<Command, MessageDescriptor> = defineMessages({
  next: { defaultMessage: 'Next', description: 'Command at the pack station: goes on' },
  undo: { defaultMessage: 'Undo', description: 'Command at the pack station: takes back' },
  print: { defaultMessage: 'Print', description: 'Command at the pack station' },
  skip: {
    defaultMessage: 'Skip',
    description: 'Command at the pack station: puts the order aside',
  },
  buy: { defaultMessage: 'Buy', description: 'Command at the pack station: buys the label' },
})

export const refusals: Record<Refusal, MessageDescriptor> = defineMessages({
  stillMissing: {
    defaultMessage: 'Not everything is in the box yet.',
    description: 'Why a command is refused',
  },
  decideFirst: {
    defaultMessage: 'Decide about the last device first.',
    description: 'Why a command or a code is refused',
  },
  parcelMissing: {
    defaultMessage: 'Enter the parcel first.',
    description: 'Why a command is refused: weight or size are missing',
  },
  addressUnchecked: {
    defaultMessage: 'The address is being checked. Wait a moment.',
    description: 'Why a command is refused',
  },
  wait: { defaultMessage: 'Wait until this is done.', description: 'Why a command is refused' },
  scanBuy: {
    defaultMessage: 'Scan “Buy” to buy the label.',
    description: 'Why Next is refused at the price; Buy: a command',
  },
  noPrice: { defaultMessage: 'There is no price yet.', description: 'Why Buy is refused' },
  priceTooNew: {
    defaultMessage: 'Read the price, then scan “Buy” again.',
    description: 'Why Buy is refused: the price has just appeared',
  },
  stepTooNew: {
    defaultMessage: 'What is shown has just changed. Check it, then repeat the command.',
    description: 'Why a command is refused: what it acts on has just appeared',
  },
  hasLabel: {
    defaultMessage: 'This order has its label.',
    description: 'Why a command or a code is refused',
  },
  nothingToPrint: {
    defaultMessage: 'There is no label to print yet.',
    description: 'Why Print is refused',
  },
  nothingToUndo: {
    defaultMessage: 'There is nothing to undo.',
    description: 'Why Undo is refused',
  },
  noOrder: {
    defaultMessage: 'No order is open.',
    description: 'Why a command is refused at the list of orders to pack',
  },
  notConfigured: {
    defaultMessage: 'This order cannot get a label.',
    description: 'Why Buy or a code is refused: its status is not Configured',
  },
})
