import { globSync, readFileSync } from 'node:fs'
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

/** American spelling, by the stem of the British form. `aria-labelledby` is the browser's own word. */
const spellings = Object.entries({
  behaviour: 'behavior',
  'cancell(?=ed|ing)': 'cancel',
  catalogue: 'catalog',
  '(?<!re)centre': 'center',
  cheque: 'check',
  colour: 'color',
  defence: 'defense',
  favour: 'favor',
  'fulfil(?!l)': 'fulfill',
  '\\bgrey': 'gray',
  honour: 'honor',
  judgement: 'judgment',
  'labell(?=ed(?!by)|ing)': 'label',
  licence: 'license',
  '(?:centi|kilo|milli)metre': 'meter',
  misspelt: 'misspelled',
  'modell(?=ed|ing)': 'model',
  neighbour: 'neighbor',
  'travell(?=ed|ing)': 'travel',
  whilst: 'while',
  '(?:author|capital|custom|final|initial|local|memo|normal|optim|organ|priorit|real|recogn|sanit|serial|summar|synchron|virtual)is(?=e|ing|ation)':
    'iz',
}).map(([british, american]) => [new RegExp(british, 'i'), american] as const)

const folders = '{.storybook,deploy,docs,mocks,openapi,scripts,src,tests}'
const files = globSync(['*', `${folders}/**/*`], { cwd: root })
  .filter((file) => /\.(?:tsx?|mjs|md|yaml)$|catalogs\/en\/.*\.json$/.test(file))
  .filter((file) => !/generated|styled-system|\.gen\.ts$|plain-english/.test(file))

/** The lines in which a pattern occurs, each with what to write instead. */
const linesWith = (patterns: readonly (readonly [RegExp, string])[]) =>
  files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        patterns
          .filter(([pattern]) => pattern.test(line))
          .map(([pattern, plain]) => `${file}:${index + 1} ${pattern.source}: write "${plain}"`),
      ),
  )

test('source, docs and English texts use plain English', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(linesWith(phrasings)).toEqual([])
})

test('source, docs and English texts use American spelling', () => {
  expect(linesWith(spellings)).toEqual([])
})
