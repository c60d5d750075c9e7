import { QueryClient } from '@tanstack/react-query'
import { expect, inject, test } from 'vitest'
import { configureHttp } from '~/api/http.ts'
import { saveDevice } from './save-device.ts'

test('nothing of a sent device stays in memory', async () => {
  const server = inject('uploadServer')
  configureHttp({ apiBaseUrl: `${server}/refused?`, imageBaseUrl: server, token: () => 'token-1' })
  const queryClient = new QueryClient()
  const device = {
    name: 'A1',
    typeToken: 'leak',
    typeName: 'Leak',
    location: 'reno',
    vendorOrder: 601,
    values: {},
    images: { photo: new File(['bytes'], 'photo.png', { type: 'image/png' }) },
    macAddress: 'A1',
  }
  const request = {
    signal: new AbortController().signal,
    onProgress: () => {},
    idempotencyKey: 'a',
  }
  await expect(saveDevice(queryClient, device, request)).rejects.toMatchObject({ status: 413 })
  await expect.poll(() => queryClient.getMutationCache().getAll()).toEqual([])
})
