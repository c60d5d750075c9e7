import { expect, it } from 'vitest'
import { cardsOn, fitCards } from './fit-cards.ts'

const screen = { width: 1920, height: 900, em: 30 }

it('fills a screen with cards, and pages the rest', () => {
  expect(fitCards(screen, 400)).toEqual({ columns: 4, rows: 3, pages: 34 })
  expect(fitCards(screen, 12).pages).toBe(1)
})

it('widens the cards if there are few', () => {
  expect(fitCards(screen, 1)).toEqual({ columns: 1, rows: 3, pages: 1 })
  expect(fitCards(screen, 0)).toMatchObject({ columns: 1, pages: 1 })
})

it('shows one card where not even one fits', () => {
  expect(fitCards({ width: 100, height: 50, em: 30 }, 3)).toEqual({ columns: 1, rows: 1, pages: 3 })
})

it('shows the last page once the list has become shorter', () => {
  expect(cardsOn(['a', 'b', 'c'], 9, 2)).toEqual({ page: 1, items: ['c'] })
  expect(cardsOn([], 3, 2)).toEqual({ page: 0, items: [] })
})
