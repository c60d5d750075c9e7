import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Phrasings that a native engineer would not use, each with its plain form. */
const phrasings = [
  [/\banew\b/i, 'again'],
  [/\btells? of\b/i, 'reports, shows'],
  [/\bwhatever is\b/i, 'anything that is'],
  [/\bwhat is no\b/i, 'an invalid …'],
  [/\bin vain\b/i, 'without success'],
  [/\bof whose\b/i, 'whose'],
  [/\b(?:rows|stories|tests|files?) an? (?:page|screen|area|tag)\b/i, 'per page'],
  [/\bthe dearest\b/i, 'preferred'],
  [/\bgoes along\b/i, 'moves with'],
  [/\bwho may not open\b/i, 'users without access'],
  [/\bis there afterwards\b/i, 'is stored'],
  [/\bwords? anew\b/i, 'rewords'],
  [/\brows? on (?:its|their) way\b/i, 'loading rows'],
  [/\b(?:is|are) no (?:number|text|list)\b/i, 'is not a …'],
  [/\bwhat has no\b/i, '… without'],
  [/\bwhat stands\b/i, 'the text, the content'],
  [/\bis told\b/i, 'is reported, gets'],
  [/\bas (?:it|they) came\b/i, 'unchanged'],
  [/\b(?:stands?|stood) still\b/i, 'is fixed'],
  [/\bhands? out\b/i, 'serves, returns'],
  [/\bwished for\b/i, 'requested'],
  [/\bwithout regard to\b|\bno regard to\b/i, 'ignoring'],
  [/\blets? (?:[\w ]+ )?happen\b/i, 'simulates, runs'],
  [/\bcomes? by (?:itself|themselves)\b/i, 'happens automatically'],
  [/\bbrings? [\w ]*\balong\b/i, 'includes, loads'],
  [/\bby chance\b/i, 'by accident'],
  [/\bnone besides\b/i, 'exactly'],
] as const

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs|md|yaml)$|catalogues\/en\/.*\.json$/.test(file))
  .filter((file) => !/generated|\.gen\.ts$|plain-english/.test(file))

test('source, docs and English texts use plain English', () => {
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        phrasings
          .filter(([pattern]) => pattern.test(line))
          .map(([pattern, plain]) => `${file}:${index + 1} ${pattern.source}: write "${plain}"`),
      ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
