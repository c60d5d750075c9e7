import { expect, test } from 'vitest'
import { quietHtml } from './quiet-html.ts'

test.each([
  ['<p style="color: red">a</p>', '<p data-style="color: red">a</p>'],
  ['<img/onerror=alert(1) src=x>', '<img data-onerror="alert(1)" src="x">'],
  [`<img src="x"ONLOAD='a'>`, `<img src="x" data-onload="a">`],
  ['<a\nonclick = "a">', '<a data-onclick="a">'],
  ['<p title="a>b" id=c=d hidden>', '<p title="a&gt;b" id="c=d" hidden="">'],
  [`<p title='"' "style="a">`, '<p title="&quot;">'],
  ['<p title="a style="b">', '<p title="a style=">'],
  ['<p a="b style=c>d', ''],
  ['<style>p > a { }</style>', '<noframes>p > a { }</noframes>'],
  ['<title><p style="a"></title><b>c</b>', '<title>&lt;p style="a"></title><b>c</b>'],
  ['<textarea></textareas><p style="a">', '<textarea>&lt;/textareas>&lt;p style="a">'],
  ['a<!--><p style="b">c', 'a<p data-style="b">c'],
  ['a<!-- <p> --!>b<!DOCTYPE x><?xml ?></ x>c<![if !a]>d', 'abcd'],
  ['<base href="https://evil.test"><p>a</base></p>', '<p>a</p>'],
  ['1 < 2 <3 </', '1 &lt; 2 &lt;3 &lt;/'],
  ['<!-- a', ''],
])('parsing %s reports nothing', (html, quiet) => {
  expect(quietHtml(html)).toBe(quiet)
})

test.each([
  '<p>style="color: red" onclick=a</p>',
  '<img alt="A style=bold, onerror=none" src="x">',
  '<strong>1 > 2 &lt; 3 &amp; 4</strong>',
  '<styled>a</styled>',
])('%s is unchanged', (html) => {
  expect(quietHtml(html)).toBe(html)
})
