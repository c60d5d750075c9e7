// Merges labels in a worker: reading hundreds of PDF files would freeze the page.
import { startMerging } from './merge-labels.ts'

/** A request of the page: the file to append, or `save` for the merged one. */
export type MergeJob = ArrayBuffer | 'save'

const merging = startMerging()

self.onmessage = async ({ data }: MessageEvent<MergeJob>) => {
  const { append, save } = await merging
  if (data !== 'save') return self.postMessage(await append(data))
  const file = await save()
  self.postMessage(file, { transfer: [file] })
}
