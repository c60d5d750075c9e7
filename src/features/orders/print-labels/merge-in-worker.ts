import type { MergeJob } from './merge-worker.ts'

/** Merges PDF files outside the page. One call at a time. */
export function mergeInWorker() {
  const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), { type: 'module' })
  const ask = <Answer>(job: MergeJob, transfer: ArrayBuffer[]) =>
    new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      worker.onerror = () => reject(new Error('The worker failed'))
      worker.postMessage(job, transfer)
    })
  return {
    /** Hands the file over: it no longer counts as memory of the page. */
    append: (file: ArrayBuffer) => ask<boolean>(file, [file]),
    save: () => ask<ArrayBuffer>('save', []),
    stop: () => worker.terminate(),
  }
}
