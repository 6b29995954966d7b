import { describe, expect, it } from 'vitest'
import { xmlProblem } from './well-formed'

describe('well-formed XML of a sample', () => {
  it.each([
    '<Job />',
    '<Job Type="SplitAndStitch" WorkFolder="\\\\nas-a\\work">\n  <!-- <as> it is -->\n</Job>',
    '<A><B C="1 &amp; 2"/>text</A>\n',
  ])('%s', (xml) => {
    expect(xmlProblem(xml)).toBeUndefined()
  })

  it.each([
    ['<Job>', 'no end of <Job>'],
    ['<Job></Settings>', '</Settings> where </Job> belongs'],
    ['</Job>', '</Job> where no end belongs'],
    ['<Job Type=1 />', 'no tag, comment or text at "<Job Type=1 />"'],
    ['<Job A="1" A="2" />', 'two attributes A on Job'],
    ['<Job A="x & y" />', 'an & that is not written as &amp;'],
    ['<A /><B />', '2 root elements'],
    ['', '0 root elements'],
    ['text <A />', 'text outside of the root element: "text"'],
  ])('%s: %s', (xml, problem) => {
    expect(xmlProblem(xml)).toBe(problem)
  })
})
